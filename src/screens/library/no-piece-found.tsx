import { ofSomebody } from '#common/base/of-somebody';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { yearFault } from '../../components/list-filter/list-year';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { type LibraryFilter, libraryFilter, troupeOf } from '../../components/list-filter/library-filter';

interface NoPieceFoundProps {
  filter: LibraryFilter;
  reach: MirrorReach;
  change: ChangeFilter<LibraryFilter>;
  /** Whether the library holds nothing at all. */
  isEmpty: boolean;
}

/** No play found: the reason, and which filters to remove. */
export function NoPieceFound({ filter, reach, change, isEmpty }: NoPieceFoundProps) {
  const isSilent = isEmpty && reach === 'silent';
  return (
    <EmptyState
      title={
        isSilent
          ? 'La bibliothèque n’est pas encore sur cet appareil'
          : isEmpty
            ? 'Aucune pièce pour le moment'
            : 'Aucune pièce trouvée'
      }
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={isSilent ? <RetryButton /> : <TakeAway filter={filter} change={change} />}
    >
      <p>{isSilent ? NEVER_LOADED : isEmpty ? EMPTY : reasonOf(filter)}</p>
    </EmptyState>
  );
}

function TakeAway({ filter, change }: Pick<NoPieceFoundProps, 'filter' | 'change'>) {
  const { order } = filter;
  return (
    <>
      {troupeOf(filter) !== null && (
        <Button onClick={() => change({ women: null, men: null })}>Effacer ces nombres</Button>
      )}
      {libraryFilter.countActive(filter) > 0 && (
        <Button
          onClick={() => change({ ...libraryFilter.whole, order, women: filter.women, men: filter.men })}
        >
          Enlever les autres choix
        </Button>
      )}
    </>
  );
}

const NEVER_LOADED =
  'Le serveur ne répond pas. Les pièces viendront dès qu’il répondra\u00a0; ensuite, elles se liront aussi sans réseau.';
const EMPTY = 'Aucune pièce n’est encore entrée dans cette bibliothèque.';

function reasonOf(filter: LibraryFilter): string {
  if (yearFault(filter.year) !== undefined)
    return `«\u00a0${filter.year}\u00a0» n’est pas une année\u00a0: en quatre chiffres, dès 1984.`;
  if (filter.actor !== '')
    return `Personne du nom ${ofSomebody(filter.actor)} n’a joué ici dans une pièce qui réponde au reste.`;
  if (troupeOf(filter) !== null && libraryFilter.countActive(filter) === 0)
    return 'Aucune pièce ne se joue avec ces nombres de femmes et d’hommes. Essayez avec une personne de plus, ou une de moins.';
  return 'Aucune pièce ne répond à tout cela à la fois. Essayez un mot plus court, ou un choix de moins.';
}
