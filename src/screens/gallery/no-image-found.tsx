import { DrawnPoster } from '../../components/poster/drawn-poster';
import { yearFault } from '../../components/list-filter/list-year';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { type GalleryFilter, galleryFilter } from './gallery-filter';

interface NoImageFoundProps {
  filter: GalleryFilter;
  reach: MirrorReach;
  change: ChangeFilter<GalleryFilter>;
}

/** No image found: the reason, and what to do first. */
export function NoImageFound({ filter, reach, change }: NoImageFoundProps) {
  const isSilent = reach === 'silent';
  return (
    <EmptyState
      title={
        isSilent
          ? 'La galerie n’est pas encore sur cet appareil'
          : galleryFilter.countActive(filter) === 0
            ? 'Aucune photo pour le moment'
            : 'Aucune photo trouvée'
      }
      poster={<DrawnPoster title="Rien au mur" scene="vigil" />}
      action={
        isSilent ? (
          <RetryButton />
        ) : (
          galleryFilter.countActive(filter) > 0 && (
            <Button onClick={() => change(galleryFilter.whole)}>Revoir toute la galerie</Button>
          )
        )
      }
    >
      <p>{isSilent ? NEVER_LOADED : reasonOf(filter)}</p>
    </EmptyState>
  );
}

const NEVER_LOADED =
  'Le serveur ne répond pas. Les photos viendront dès qu’il répondra\u00a0; celles que vous aurez vues resteront, même sans réseau.';

function reasonOf(filter: GalleryFilter): string {
  if (yearFault(filter.year) !== undefined)
    return `«\u00a0${filter.year}\u00a0» n’est pas une année\u00a0: en quatre chiffres, dès 1984.`;
  return galleryFilter.countActive(filter) === 0
    ? 'La première paraîtra ici d’elle-même.'
    : 'Aucune image ne répond à tout cela à la fois. Essayez un mot plus court, ou un choix de moins.';
}
