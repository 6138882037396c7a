import { fail, succeed } from '../../base/result';
import { type Ruling, wrongState } from './refusal';

/** A demand that still waits: only then may it be withdrawn or decided. */
export const undecided = <Demand extends { readonly decidedAt?: Date | null | undefined }>(
  demand: Demand,
): Ruling<Demand> =>
  demand.decidedAt == null ? succeed(demand) : fail(wrongState('Cette demande a déjà été traitée.'));
