import { enums } from 'superstruct';

/** What has become of a demand, for a role or for free tickets. */
export const demandStates = {
  EN_ATTENTE: 'En attente',
  ACCEPTEE: 'Acceptée',
  REFUSEE: 'Refusée',
} as const;
export type DemandStateCode = keyof typeof demandStates;

export const demandStateCode = enums(['EN_ATTENTE', 'ACCEPTEE', 'REFUSEE']);

/** Whether it waits, was accepted or was refused. */
export function demandStateOf({ accepted }: { readonly accepted: boolean | null }): DemandStateCode {
  if (accepted === null) return 'EN_ATTENTE';
  return accepted ? 'ACCEPTEE' : 'REFUSEE';
}
