import { DrawnPoster } from '../../../components/poster/drawn-poster';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { type JournalFilter, journalFilter, countActiveFilters } from './journal-filter';

interface NothingFoundProps {
  filter: JournalFilter;
  change: ChangeFilter<JournalFilter>;
}

/** No entry: because of the filter, or because nothing has been administered yet. */
export function NothingFound({ filter, change }: NothingFoundProps) {
  const isNarrow = filter.words.trim() !== '' || countActiveFilters(filter) > 0;
  return (
    <EmptyState
      title={isNarrow ? 'Rien de tel dans le journal' : 'Rien n’est écrit ici'}
      poster={<DrawnPoster title="La page blanche" scene="vigil" />}
      action={
        isNarrow && <Button onClick={() => change({ ...journalFilter.whole })}>Voir tout le journal</Button>
      }
    >
      <p>
        {isNarrow
          ? 'Essayez le début d’un mot, ou moins de filtres.'
          : 'Ce qui se change dans la régie s’écrira ici, et y restera un an.'}
      </p>
    </EmptyState>
  );
}
