import type { SearchHit } from '#common/rules/search';
import { DOT } from '#common/base/dot';
import { playbillDate, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { UpcomingBadge } from '../../components/clock/upcoming-badge';
import { Photo } from '../../components/photo/photo';
import { Link } from '../../ui/link';
import { serverNow } from '../../components/clock/clock-offset';
import { type AgendaNow, addressOf } from './found-address';
import { type SoughtWords, markWords } from './mark-words';
import styles from './search.module.css';

interface FoundRowProps {
  hit: SearchHit;
  beginnings: readonly string[];
  when: AgendaNow;
}

/** One result: its title, its facts, and an excerpt with the words found. */
export function FoundRow({ hit, beginnings, when }: FoundRowProps) {
  const { kind, title, part, excerpt, visibleFrom, file, words } = hit;
  const sought = { beginnings, words };
  const facts = factsOf(hit);
  return (
    <li className={styles.row}>
      {kind === 'image' && (
        <Photo
          className={styles.picture}
          uuid={hit.address}
          file={file}
          sizes="6rem"
          without={<span className={styles.picture} />}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={addressOf(hit, when)}>
            <Marked text={title} sought={sought} />
          </Link>
        </h3>
        {facts !== '' && (
          <p className={styles.facts}>
            <Marked text={facts} sought={sought} />
          </p>
        )}
        {part && (
          <p className={styles.facts}>
            <Marked text={partWords(part)} sought={sought} />
          </p>
        )}
        {excerpt !== null && (
          <p className={styles.excerpt}>
            <Marked text={excerpt} sought={sought} />
          </p>
        )}
        {visibleFrom && <UpcomingBadge from={visibleFrom} />}
      </div>
    </li>
  );
}

const partWords = ({ name, actor }: NonNullable<SearchHit['part']>): string =>
  actor === null ? `Rôle\u00a0: ${name}` : `${name}, joué par ${actor}`;

interface MarkedProps {
  text: string;
  sought: SoughtWords;
}

/** A text in which the words found are marked. */
function Marked({ text, sought }: MarkedProps) {
  return markWords(text, sought).map((part, rank) =>
    part.isMarked ? (
      <mark key={rank} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** The facts shown below a result's title, in one line. */
function factsOf(hit: SearchHit): string {
  return factsByKind[hit.kind](hit).filter(Boolean).join(DOT);
}

const factsByKind: Readonly<Record<SearchHit['kind'], (hit: SearchHit) => readonly (string | null)[]>> = {
  piece: ({ authors, years }) => [authors.join(', '), playedIn(years)],
  author: ({ plays }) => ['Auteur', count(plays, 'pièce')],
  actor: ({ plays }) => ['Sur scène', count(plays, 'pièce')],
  news: ({ dates: [date] }) => [date === undefined ? null : shortDate(date)],
  image: ({ years }) => [years.join(', ')],
  show: whenOf,
  event: whenOf,
  text: () => ['L’association'],
};

function playedIn(years: readonly number[]): string | null {
  if (years.length === 0) return null;
  return `jouée en ${years.toSorted((one, other) => one - other).join(', ')}`;
}

/** The next date, or the last one. */
function whenOf({ dates }: SearchHit): readonly (string | null)[] {
  const sorted = dates.toSorted((one, other) => one.getTime() - other.getTime());
  const now = serverNow();
  const date = sorted.find((day) => day > now) ?? sorted.at(-1);
  return [date === undefined ? null : playbillDate(date)];
}
