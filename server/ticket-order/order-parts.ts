import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { CallError } from '../http/call-error';
import type { PricedSeat } from '../show/seat-price-repository';

/** The parts of an order. */
export interface OrderParts {
  readonly seats: readonly PricedSeat[];
  /** Uuid of the booking that it pays, null for a sale. */
  readonly booking: string | null;
  /** Whether it has more seats than the counter could sell. */
  readonly beyond: boolean;
}

/** The error when the order, its booking or its date is in the wrong state for a request. */
export const wrongState = (message: string) => new CallError('wrong-state', { message });

/** Throws `invalid-field` if the means is free of charge but an amount is due. */
export function refuseMeans(means: TicketOrderWrite['means'], total: number): void {
  if (means?.code === 'GRATUIT' && total > 0)
    throw new CallError('invalid-field', { fields: { 'means.code': 'un montant est dû' } });
}
