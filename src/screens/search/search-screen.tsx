import { useAtomValue } from 'jotai';
import { useRef, useEffect, useState } from 'react';
import { links } from '#common/contract/site/links';
import { pageMetadata } from '#common/contract/fields/page';
import { type SearchGroup, groupOfKind, searchGroupNames } from '#common/rules/search';
import { integer } from '#common/base/numbers';
import { useAgenda } from '../../components/agenda/use-agenda';
import { useAddressFilter } from '../../components/list-filter/use-address-filter';
import { useJumpToTop } from '../../components/page/use-jump-to-top';
import { syncAtom } from '../../state/connection';
import { Pagination } from '../../ui/pagination';
import { Link } from '../../ui/link';
import { Chip, chipsClass } from '../../ui/chip';
import { FoundGroup } from './found-group';
import { foundSentence } from './found-sentence';
import { NothingThere } from './nothing-there';
import { searchFilter, groupTitles } from './search-filter';
import { SearchWords } from './search-words';
import { signpostsFor, type Signpost } from './signposts';
import { useSearch } from './use-search';
import styles from './search.module.css';

/** The number of results per kind in the overview, and per page of one kind. */
const A_FEW = 5;
const PAGE_SIZE = 20;

/** Full-text search of everything that this device mirrors. */
export function SearchScreen() {
  const [{ words: typed, group, page }, change] = useAddressFilter(links.search.to(), searchFilter);
  const words = typed.trim();
  const limit = group === null ? A_FEW : page * PAGE_SIZE;
  const searched = useSearch({ text: words, group, limit });
  const { answer, text: soughtText, failed, isBehind, reach } = searched;
  const { held } = useAtomValue(syncAtom);
  const when = useAgenda();
  const results = useRef<HTMLElement>(null);
  useJumpToTop(isBehind ? undefined : `${group} ${page}`, results);

  const hits = answer?.hits ?? [];
  const groups: readonly SearchGroup[] =
    group === null ? [...new Set(hits.map(({ kind }) => groupOfKind(kind)))] : hits.length > 0 ? [group] : [];
  const hitsIn = (name: SearchGroup) =>
    group === null
      ? hits.filter(({ kind }) => groupOfKind(kind) === name)
      : hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const isAnswered = !isBehind && reach !== 'waiting';
  // They depend on the words alone, and wait for no archive.
  const onSite = signpostsFor(words);
  const signposts = group === null ? onSite : [];
  const isEmpty = answer === undefined || searchGroupNames.every((name) => answer.counts[name] === 0);
  return (
    <div className={`page ${styles.search}`}>
      <search className={styles.head}>
        <h1 className={styles.title}>Recherche</h1>
        <SearchWords value={typed} onChange={(text) => change({ words: text }, { replace: true })} />
      </search>
      <FoundNumber sentence={foundSentence(searched, words, held, onSite.length)} />
      {answer !== undefined && (!isEmpty || group !== null) && words !== '' && (
        <GroupChips
          counts={answer.counts}
          signposts={onSite.length}
          chosen={group}
          onChoose={(chosen) => change({ group: chosen })}
        />
      )}
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Résultats"
        aria-busy={!isAnswered && !failed}
      >
        {signposts.length > 0 && <FoundSignposts signposts={signposts} />}
        {answer !== undefined &&
          groups.map((name) => (
            <FoundGroup
              key={name}
              group={name}
              hits={hitsIn(name)}
              total={answer.counts[name]}
              beginnings={answer.beginnings}
              words={group === null ? soughtText : null}
              when={when}
            />
          ))}
        {group !== null && answer !== undefined && answer.counts[group] > PAGE_SIZE && (
          <Pagination
            position={pageMetadata(page, PAGE_SIZE, answer.counts[group])}
            hrefOf={(target) => links.search.to() + searchFilter.write({ words, group, page: target })}
          />
        )}
        {groups.length === 0 && signposts.length === 0 && (isAnswered || failed) && (
          <NothingThere words={words} isSilent={reach === 'silent' && held === null} failed={failed} />
        )}
      </section>
    </div>
  );
}

/** Long enough not to announce while the person is still typing. */
const PAUSE_MS = 900;

/** The number of results, shown at once and announced to screen readers after a pause. */
function FoundNumber({ sentence }: { sentence: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      <p className={styles.sum} aria-hidden="true">
        {sentence}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The pages of the site that answer what is asked, before what is found in the archives. */
const FoundSignposts = ({ signposts }: { signposts: readonly Signpost[] }) => (
  <section className={styles.group} aria-labelledby="found-site">
    <div className={styles.groupHead}>
      <h2 className={styles.groupName} id="found-site">
        Sur le site
      </h2>
    </div>
    <ul>
      {signposts.map(({ address, title, words }) => (
        <li key={address} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link href={address}>{title}</Link>
            </h3>
            <p className={styles.facts}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

interface GroupChipsProps {
  counts: Readonly<Record<SearchGroup, number>>;
  /** The number of pages of the site that answer too. */
  signposts: number;
  chosen: SearchGroup | null;
  onChoose: (group: SearchGroup | null) => void;
}

/** Selects where to search: everywhere, or one of the kinds that have results. */
function GroupChips({ counts, signposts, chosen, onChoose }: GroupChipsProps) {
  const groups = searchGroupNames.filter((group) => counts[group] > 0 || group === chosen);
  const total = searchGroupNames.reduce((sum, group) => sum + counts[group], signposts);
  return (
    <div className={chipsClass} role="group" aria-label="Chercher dans">
      <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
        Tout {integer(total)}
      </Chip>
      {groups.map((group) => (
        <Chip key={group} pressed={chosen === group} onClick={() => onChoose(group)}>
          {groupTitles[group]} {integer(counts[group])}
        </Chip>
      ))}
    </div>
  );
}
