import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { links } from '#common/contract/site/links';
import { pageMetadata } from '#common/contract/fields/page';
import { type SearchGroup, groupOfKind, searchGroupNames } from '#common/rules/search';
import { useAgenda } from '../../components/agenda/use-agenda';
import { useAddressFilter } from '../../components/list-filter/use-address-filter';
import { useJumpToTop } from '../../components/page/use-jump-to-top';
import { syncAtom } from '../../state/connection';
import { Pagination } from '../../ui/pagination';
import { FoundGroup } from './found-group';
import { FoundNumber } from './found-number';
import { FoundSignposts } from './found-signposts';
import { foundSentence } from './found-sentence';
import { GroupChips } from './group-chips';
import { NothingThere } from './nothing-there';
import { searchFilter } from './search-filter';
import { SearchWords } from './search-words';
import styles from './search.module.css';
import { signpostsFor } from './signposts';
import { useSearch } from './use-search';

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
