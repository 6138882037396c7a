import {
  type PaymentMeansCode,
  type TicketOrder,
  type TicketOrderStateCode,
  paymentMeans,
} from '../contract/tickets/ticket-order';

/** Whether an order takes seats: one that pays a booking has none of its own, and one that ended gave them back. */
export function takesSeats({ ticket, state }: Pick<TicketOrder, 'ticket' | 'state'>): boolean {
  return ticket === undefined && !hasEnded(state.code);
}

/** Whether an order was refunded or cancelled. */
export const hasEnded = (state: TicketOrderStateCode): boolean =>
  state === 'REMBOURSEE' || state === 'ANNULEE';

/** Whether an order in one state can be brought to another one. */
export function mayBecome(before: TicketOrderStateCode, after: TicketOrderStateCode): boolean {
  return successors[before].includes(after);
}

const successors: Readonly<Record<TicketOrderStateCode, readonly TicketOrderStateCode[]>> = {
  A_PAYER: ['PAYEE', 'ANNULEE'],
  PAYEE: ['REMBOURSEE', 'ANNULEE'],
  REMBOURSEE: [],
  ANNULEE: [],
};

/**
 * The means of a payment as it is kept: where nothing is owed nothing was paid, whatever the hand chose.
 * @param total euros
 */
export function meansOfPayment(code: PaymentMeansCode, total: number): NonNullable<TicketOrder['means']> {
  const kept = total === 0 ? 'GRATUIT' : code;
  return { code: kept, name: paymentMeans[kept] };
}

/** What the door calls a sale: to whom, or by its first number; one that waits to be sent has none yet. */
export function orderName(name: string | undefined, firstNumber: number | undefined): string {
  if (name !== undefined && name !== '') return name;
  return firstNumber === undefined ? 'Vente en attente de numéro' : `Vente n°\u00a0${firstNumber}`;
}
