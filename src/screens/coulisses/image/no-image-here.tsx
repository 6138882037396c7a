import { links } from '#common/contract/site/links';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { FIRST_YEAR, LAST_YEAR, yearFault } from '../../../components/list-filter/list-year';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import type { MirrorReach } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { type ImageFilter, countActiveFilters } from './image-filter';

interface NoImageHereProps {
  filter: ImageFilter;
  reach: MirrorReach;
  change: ChangeFilter<ImageFilter>;
}

/** No image: the reason, and what to do. */
export function NoImageHere({ filter, reach, change }: NoImageHereProps) {
  if (reach === 'silent') return <ListNeverReceived what="la photothèque" />;
  if (filter.words.trim() === '' && countActiveFilters(filter) === 0)
    return <NothingYet view={filter.view} />;
  return (
    <EmptyState
      title="Aucune image trouvée"
      poster={<DrawnPoster title="Rien au mur" scene="vigil" />}
      action={
        <>
          {filter.words.trim() !== '' && (
            <Button onClick={() => change({ words: '' })}>Enlever les mots</Button>
          )}
          {countActiveFilters(filter) > 0 && (
            <Button onClick={() => change({ year: '', type: null, show: null })}>Enlever les filtres</Button>
          )}
        </>
      }
    >
      <p>
        {yearFault(filter.year) === undefined
          ? 'Aucune image ne répond à cette recherche. Essayez le début d’un mot seul, ou moins de filtres.'
          : `Les années vont de ${FIRST_YEAR} à ${LAST_YEAR}.`}
      </p>
    </EmptyState>
  );
}

function NothingYet({ view }: { view: ImageFilter['view'] }) {
  const { title, words } = reasons[view === 'corbeille' ? 'tout' : view];
  return (
    <EmptyState
      title={title}
      action={view === 'tout' && <LinkButton href={links.addImage.to()}>Ajouter des images</LinkButton>}
    >
      <p>{words}</p>
    </EmptyState>
  );
}

const reasons = {
  tout: {
    title: 'Aucune image',
    words: 'Photos, affiches et bannières se rangent ici, avec ou sans réseau.',
  },
  'a-paraitre': {
    title: 'Rien à paraître',
    words:
      'Une image dont la date de parution est à venir se range ici\u00a0; elle paraît d’elle-même, le moment venu.',
  },
  'sans-fichier': {
    title: 'Toutes les images sont là',
    words: 'Une image annoncée dont le fichier manque encore se range ici.',
  },
} as const;
