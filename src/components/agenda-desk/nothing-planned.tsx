import type { MirrorReach } from '../mirror-answer/mirror-reach';
import { ListNeverReceived } from '../mirror-answer/never-received';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import type { AgendaFilter } from './agenda-filter';
import type { AgendaNoun } from './agenda-noun';

interface NothingPlannedProps {
  noun: AgendaNoun;
  filter: AgendaFilter;
  reach: MirrorReach;
  onForget: () => void;
}

/** Shown for an empty list: the reason, and what to do about it. */
export function NothingPlanned({ noun, filter, reach, onForget }: NothingPlannedProps) {
  if (reach === 'silent') return <ListNeverReceived />;
  if (filter.words.trim() !== '')
    return (
      <EmptyState
        title={`Aucun ${noun.word} trouvé`}
        action={<Button onClick={onForget}>Enlever la recherche</Button>}
      >
        <p>Rien ne répond à cette recherche. Essayez le début d’un mot seul.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={`Aucun ${noun.word} ${reasons[filter.view]}`.trim()}
      action={<LinkButton href={noun.addresses.add}>{noun.add}</LinkButton>}
    >
      <p>Ce que vous écrivez est gardé sur cet appareil dès le premier mot, avec ou sans réseau.</p>
    </EmptyState>
  );
}

const reasons: Readonly<Record<AgendaFilter['view'], string>> = {
  tout: '',
  'a-l-affiche': 'à l’affiche',
  'a-paraitre': 'à paraître',
  passes: 'passé',
  brouillons: 'en brouillon',
};
