import { DrawnPoster } from '../../../components/poster/drawn-poster';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { countActiveFilters, type UserFilter } from './user-filter';

interface NobodyFoundProps {
  filter: UserFilter;
  change: ChangeFilter<UserFilter>;
}

/** No account found: which filters to remove. */
export function NobodyFound({ filter, change }: NobodyFoundProps) {
  return (
    <EmptyState
      title="Aucun compte trouvé"
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={
        <>
          {filter.words !== '' && <Button onClick={() => change({ words: '' })}>Effacer la recherche</Button>}
          {countActiveFilters(filter) > 0 && (
            <Button onClick={() => change({ state: null, roles: [], notRoles: [] })}>
              Enlever les filtres
            </Button>
          )}
        </>
      }
    >
      <p>
        Personne ne répond à cette recherche. Essayez le début du nom ou de l’adresse, ou moins de filtres.
      </p>
    </EmptyState>
  );
}
