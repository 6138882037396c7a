import { DrawnPoster } from '../../../components/drawn-poster';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { ChangeUserFilter } from './use-user-filter';
import { narrowing, type UserFilter } from './user-filter';

interface NobodyFoundProps {
  filter: UserFilter;
  change: ChangeUserFilter;
}

/** Nobody matches: what to take away so that somebody does. */
export function NobodyFound({ filter, change }: NobodyFoundProps) {
  const { name, firstname } = filter;
  return (
    <EmptyState
      title="Aucun résultat trouvé"
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={
        <>
          {name !== '' && <Button onClick={() => change({ name: '' })}>Enlever le nom</Button>}
          {firstname !== '' && <Button onClick={() => change({ firstname: '' })}>Enlever le prénom</Button>}
          {narrowing(filter) > 0 && (
            <Button onClick={() => change({ state: null, roles: [], notRoles: [] })}>
              Enlever les réglages
            </Button>
          )}
        </>
      }
    >
      <p>Personne ne répond à cette recherche. Essayez le début du nom seul, ou moins de réglages.</p>
    </EmptyState>
  );
}
