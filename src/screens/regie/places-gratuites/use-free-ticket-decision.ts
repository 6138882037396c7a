import { askServer } from '../../../bridge/calls';
import { type Decision, useDecision } from '../../../components/demand/use-decision';
import { fullName } from '../../../text/person-name';
import { seats } from '../../../text/seats';
import type { Demand } from './answers';

/** Accepts or refuses demands for free tickets. */
export function useFreeTicketDecision(onDecided: () => void): Decision<Demand> {
  return useDecision<Demand>({
    decide: (uuid, body) => askServer('decideFreeTicketDemand', { params: { uuid }, body }),
    sentence: ({ state, names, owner }) => {
      const verdict = state.code === 'ACCEPTEE' ? 'accordée' : 'refusée';
      return `${seats(names.length)} ${verdict}${names.length === 1 ? '' : 's'} à ${fullName(owner)}`;
    },
    onDecided,
  });
}
