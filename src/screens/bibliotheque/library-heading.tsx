import { DOT } from '#common/base/dot';
import { count } from '#common/base/numbers';
import {
  type LibraryFilter,
  countActiveFilters,
  troupeOf,
} from '../../components/list-filter/library-filter';
import type { LibraryResults } from './library-results';
import styles from './library.module.css';

interface LibraryHeadingProps {
  filter: LibraryFilter;
  /** Undefined until all plays are loaded. */
  library: LibraryResults | undefined;
}

/** How many plays were found, and among how many. */
export function LibraryHeading({ filter, library }: LibraryHeadingProps) {
  const troupe = troupeOf(filter);
  const asked = [
    ...(troupe === null ? [] : [`${count(troupe.women, 'femme')}, ${count(troupe.men, 'homme')}`]),
    ...(filter.actor === '' ? [] : [`avec ${filter.actor}`]),
    ...(library !== undefined && (troupe !== null || countActiveFilters(filter) > 0)
      ? [`sur ${count(library.all, 'pièce')}`]
      : []),
  ];
  return (
    <div className={styles.foundHead} aria-live="polite">
      <h2>{library === undefined ? 'Pièces' : foundWords(library.found.length, troupe !== null)}</h2>
      {asked.length > 0 && <p className="small soft num">{asked.join(DOT)}</p>}
    </div>
  );
}

function foundWords(total: number, isForTroupe: boolean): string {
  if (total === 0) return isForTroupe ? 'Aucune pièce que vous puissiez monter' : 'Aucune pièce';
  return isForTroupe ? `${count(total, 'pièce')} que vous pouvez monter` : count(total, 'pièce');
}
