import { DrawnPoster } from '../../components/poster/drawn-poster';
import type { MirrorReach } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { archiveFilter, type ArchiveFilter } from './archive-filter';
import { FIRST_YEAR, LAST_YEAR, yearFault } from '../../components/list-filter/list-year';
import type { ChangeFilter } from '../../components/list-filter/use-address-filter';

interface NothingFoundProps {
  filter: ArchiveFilter;
  reach: MirrorReach;
  change: ChangeFilter<ArchiveFilter>;
}

/** No news found: the reason, and which filters to remove. */
export function NothingFound({ filter, reach, change }: NothingFoundProps) {
  const isSilent = reach === 'silent';
  return (
    <EmptyState
      title={titleOf(filter, isSilent)}
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={
        isSilent ? (
          <RetryButton />
        ) : (
          <>
            {filter.year !== '' && <Button onClick={() => change({ year: '' })}>Enlever l’année</Button>}
            {filter.title.trim() !== '' && (
              <Button onClick={() => change({ title: '' })}>Enlever le titre</Button>
            )}
            {filter.type !== null && <Button onClick={() => change({ type: null })}>Enlever le type</Button>}
          </>
        )
      }
    >
      <p>{isSilent ? NEVER_LOADED : reason(filter)}</p>
    </EmptyState>
  );
}

/** The specification's words are those of a failure: an empty result has its own. */
function titleOf(filter: ArchiveFilter, isSilent: boolean): string {
  if (isSilent) return 'Aucun résultat trouvé';
  return archiveFilter.countActive(filter) === 0 ? 'Aucune brève pour le moment' : 'Aucune brève trouvée';
}

const NEVER_LOADED =
  'Cet appareil n’a encore jamais reçu les archives, et le serveur ne répond pas. Elles viendront dès qu’il répondra\u00a0; ensuite, elles se liront aussi sans réseau.';

function reason(filter: ArchiveFilter): string {
  if (yearFault(filter.year) !== undefined)
    return `«\u00a0${filter.year}\u00a0» n’est pas une année des archives\u00a0: elles vont de ${FIRST_YEAR} à ${LAST_YEAR}.`;
  if (archiveFilter.countActive(filter) === 0) return 'Aucune brève n’a encore paru.';
  const where = filter.year === '' ? 'dans les archives' : `en ${filter.year}`;
  if (filter.title.trim() === '') return `Rien ${where} pour ce choix. Essayez un choix plus large.`;
  return `Rien ${where} sous «\u00a0${filter.title.trim()}\u00a0». Essayez un mot plus court, ou seulement son début.`;
}
