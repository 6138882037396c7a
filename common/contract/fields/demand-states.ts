import { enums, string, type } from 'superstruct';
import { tolerantEnum } from './primitives';

/** What has become of a demand, for a role or for free tickets. */
const demandStates = {
  EN_ATTENTE: 'En attente',
  ACCEPTEE: 'Acceptée',
  REFUSEE: 'Refusée',
} as const;
export type DemandStateCode = keyof typeof demandStates;

const codes = ['EN_ATTENTE', 'ACCEPTEE', 'REFUSEE'] as const;

export const demandStateCode = enums(codes);

/** The same as it is read: what is neither accepted nor refused waits. */
export const demandState = type({ code: tolerantEnum(codes, 'EN_ATTENTE'), name: string() });

/** Whether it waits, was accepted or was refused. */
export function demandStateOf({ accepted }: { readonly accepted: boolean | null }) {
  const code: DemandStateCode = accepted === null ? 'EN_ATTENTE' : accepted ? 'ACCEPTEE' : 'REFUSEE';
  return { code, name: demandStates[code] };
}
