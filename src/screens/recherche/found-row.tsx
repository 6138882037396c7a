import type { SearchHit } from '#common/rules/search';
import { UpcomingBadge } from '../../components/clock/upcoming-badge';
import { Photo } from '../../components/photo/photo';
import { Link } from '../../ui/link';
import { type AgendaNow, addressOf } from './found-address';
import { factsOf } from './found-facts';
import { Marked } from './marked';
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
