import { enums, string, type } from 'superstruct';
import { tolerantEnum } from './primitives';

/** The states of a demand, for a role or for free tickets. */
export const demandStates = {
  EN_ATTENTE: 'En attente',
  ACCEPTEE: 'Acceptée',
  REFUSEE: 'Refusée',
} as const;
export type DemandStateCode = keyof typeof demandStates;

const codes = ['EN_ATTENTE', 'ACCEPTEE', 'REFUSEE'] as const;

export const demandStateCode = enums(codes);

/** The same for reading: an unknown state counts as waiting. */
export const demandState = type({ code: tolerantEnum(codes, 'EN_ATTENTE'), name: string() });

/** The state of a demand: waiting, accepted or refused. */
export function demandStateOf({ accepted }: { readonly accepted: boolean | null }) {
  const code: DemandStateCode = accepted === null ? 'EN_ATTENTE' : accepted ? 'ACCEPTEE' : 'REFUSEE';
  return { code, name: demandStates[code] };
}
