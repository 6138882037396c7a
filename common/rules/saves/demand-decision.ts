import { isBlank } from '../../base/odd-character';
import { fail, succeed } from '../../base/result';
import { type Ruling, wrongField, wrongState } from './refusal';

/** A demand that still waits: only then may it be withdrawn or decided. */
export const undecided = <Demand extends { readonly decidedAt?: Date | null | undefined }>(
  demand: Demand,
): Ruling<Demand> =>
  demand.decidedAt == null ? succeed(demand) : fail(wrongState('Cette demande a déjà été traitée.'));

/** A decision as it is stored. */
interface Verdict {
  readonly accepted: boolean;
  /** What was said to the person who asked; a refusal needs it. */
  readonly reason: string | null;
}

/** What a decision says, its reason without blanks around it. */
export function verdictOf(decision: {
  readonly state: { readonly code: 'ACCEPTEE' | 'REFUSEE' };
  readonly reason?: string | undefined;
}): Ruling<Verdict> {
  const accepted = decision.state.code === 'ACCEPTEE';
  const { reason: given = '' } = decision;
  const reason = isBlank(given) ? null : given.trim();
  return !accepted && reason === null
    ? fail(wrongField('reason', 'Un refus a besoin d’un motif.'))
    : succeed({ accepted, reason });
}
