import { integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import type { SearchGroup, SearchHit } from '#common/rules/search';
import { Link } from '../../ui/link';
import type { AgendaNow } from './found-address';
import { FoundRow } from './found-row';
import { groupTitles, searchFilter } from './search-filter';
import styles from './search.module.css';

interface FoundGroupProps {
  group: SearchGroup;
  hits: readonly SearchHit[];
  /** Total number of results of this kind. */
  total: number;
  beginnings: readonly string[];
  /** The words searched, if there are more results than shown here, on a page of their own. */
  words: string | null;
  when: AgendaNow;
}

/** Results of one kind: its name and count at the side, as on a playbill. */
export function FoundGroup({ group, hits, total, beginnings, words, when }: FoundGroupProps) {
  const id = `found-${group}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupName} id={id}>
          {groupTitles[group]} <span className={styles.number}>{integer(total)}</span>
        </h2>
        {words !== null && total > hits.length && (
          <Link
            className={styles.all}
            href={links.search.to() + searchFilter.write({ words, group, page: 1 })}
            aria-label={`Tout voir\u00a0: ${groupTitles[group]}`}
          >
            Tout voir
          </Link>
        )}
      </div>
      <ul>
        {hits.map((hit) => (
          <FoundRow key={hit.id} hit={hit} beginnings={beginnings} when={when} />
        ))}
      </ul>
    </section>
  );
}
