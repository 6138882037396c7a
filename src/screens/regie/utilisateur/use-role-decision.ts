import type { RoleDemand } from '#common/contract/people/role-demand';
import { askServer } from '../../../bridge/calls';
import { type Decision, useDecision } from '../../../components/demand/use-decision';
import { fullName } from '../../../text/person-name';
import { quoted } from '../../../text/quoted';

/** Accepts or refuses demands for roles. */
export function useRoleDecision(onDecided: (decided: RoleDemand | null) => void): Decision<RoleDemand> {
  return useDecision<RoleDemand>({
    decide: (uuid, body) => askServer('decideRoleDemand', { params: { uuid }, body }),
    sentence: ({ state, role, user }) =>
      `${quoted(role.name)} ${state.code === 'ACCEPTEE' ? 'accordée' : 'refusée'} à ${fullName(user)}`,
    onDecided,
  });
}
