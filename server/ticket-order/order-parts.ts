import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { CallError } from '../http/call-error';
import type { PricedSeat } from '../show/seat-price-repository';

/** What an order is made of. */
export interface OrderParts {
  readonly seats: readonly PricedSeat[];
  /** The booking that it pays. */
  readonly booking: string | null;
  /** Its seats were not there. */
  readonly beyond: boolean;
}

/** The order, its booking or its date is in no state for this. */
export const wrongState = (message: string) => new CallError('wrong-state', { message });

/** Throws `invalid-field` where something is owed and said to be free. */
export function refuseMeans(means: TicketOrderWrite['means'], total: number): void {
  if (means?.code === 'GRATUIT' && total > 0)
    throw new CallError('invalid-field', { fields: { 'means.code': 'un montant est dû' } });
}
