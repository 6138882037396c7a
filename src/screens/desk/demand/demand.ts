import type { DemandStateCode } from '#common/contract/fields/demand-states';
import type { PersonReference } from '#common/contract/people/user';

/** The fields common to all demands that an office decides on. */
export interface Demand {
  readonly uuid: string;
  readonly state: { readonly code: DemandStateCode; readonly name: string };
  readonly decidedAt?: Date | undefined;
  readonly decidedBy?: PersonReference | undefined;
  readonly reason?: string | undefined;
}

export type DemandVerdict =
  | { readonly state: { readonly code: 'ACCEPTEE' } }
  | { readonly state: { readonly code: 'REFUSEE' }; readonly reason: string };
