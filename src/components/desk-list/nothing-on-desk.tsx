import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { DrawnPoster } from '../poster/drawn-poster';
import { FIRST_YEAR, LAST_YEAR, yearFault } from '../list-filter/list-year';
import type { ChangeFilter } from '../list-filter/use-address-filter';
import type { MirrorReach } from '../mirror-answer/mirror-reach';
import { ListNeverReceived } from '../mirror-answer/never-received';
import { type DeskFilter, countActiveFilters } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';

interface NothingOnDeskProps {
  noun: DeskListNoun;
  filter: DeskFilter;
  reach: MirrorReach;
  change: ChangeFilter<DeskFilter>;
}

/** Shown for an empty list: the reason, and what to do about it. */
export function NothingOnDesk({ noun, filter, reach, change }: NothingOnDeskProps) {
  if (reach === 'silent') return <ListNeverReceived />;
  const isSought = filter.title.trim() !== '' || countActiveFilters(filter) > 0;
  if (!isSought) return <NothingYet noun={noun} view={filter.view} />;
  return (
    <EmptyState
      title={`Aucune ${noun.word} trouvée`}
      poster={<DrawnPoster title="Personne en scène" scene="vigil" />}
      action={
        <>
          {filter.title.trim() !== '' && (
            <Button onClick={() => change({ title: '' })}>Enlever le titre</Button>
          )}
          {countActiveFilters(filter) > 0 && (
            <Button onClick={() => change({ author: '', year: '', type: null })}>Enlever les filtres</Button>
          )}
        </>
      }
    >
      <p>
        {yearFault(filter.year) === undefined
          ? 'Rien ne répond à cette recherche. Essayez le début d’un mot seul, ou moins de filtres.'
          : `Les années vont de ${FIRST_YEAR} à ${LAST_YEAR}.`}
      </p>
    </EmptyState>
  );
}

function NothingYet({ noun, view }: { noun: DeskListNoun; view: DeskFilter['view'] }) {
  const { title, words } = reasons(noun)[view === 'corbeille' ? 'tout' : view];
  return (
    <EmptyState title={title} action={<LinkButton href={noun.addresses.write}>{noun.write}</LinkButton>}>
      <p>{words}</p>
    </EmptyState>
  );
}

const reasons = ({ word }: DeskListNoun) => ({
  tout: {
    title: `Aucune ${word}`,
    words: 'Tout reste à écrire\u00a0: la première se place ici dès son premier mot.',
  },
  'a-paraitre': {
    title: 'Rien à paraître',
    words: `Une ${word} dont la date de parution est à venir se range ici\u00a0; elle paraît d’elle-même, le moment venu.`,
  },
  brouillons: {
    title: 'Aucun brouillon',
    words:
      'Ce que vous écrivez est gardé sur cet appareil dès le premier mot, et se retrouve ici tant que ce n’est pas enregistré.',
  },
});
