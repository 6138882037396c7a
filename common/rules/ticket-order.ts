import type { DoorDateRow, DoorTicketRow } from '../contract/tickets/door';
import {
  type PaymentMeansCode,
  type TicketOrder,
  type TicketOrderStateCode,
  paymentMeans,
} from '../contract/tickets/ticket-order';

/** Whether an order takes seats: one that pays a booking has none of its own, and one that ended has released them. */
export function takesSeats({ ticket, state }: Pick<TicketOrder, 'ticket' | 'state'>): boolean {
  return ticket === undefined && !hasEnded(state.code);
}

/** Whether an order was refunded or cancelled. */
export const hasEnded = (state: TicketOrderStateCode): boolean =>
  state === 'REMBOURSEE' || state === 'ANNULEE';

/** Whether an order may change from one state to another. */
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
 * The stored means of a payment: `GRATUIT` if the total is 0, whatever was chosen.
 * @param total euros
 */
export function meansOfPayment(code: PaymentMeansCode, total: number): NonNullable<TicketOrder['means']> {
  const kept = total === 0 ? 'GRATUIT' : code;
  return { code: kept, name: paymentMeans[kept] };
}

/** The name of a sale at the door: its buyer, else its first number, else that it waits for one. */
export function orderName(name: string | undefined, firstNumber: number | undefined): string {
  if (name !== undefined && name !== '') return name;
  return firstNumber === undefined ? 'Vente en attente de numéro' : `Vente n°\u00a0${firstNumber}`;
}

/** The seats of a booking as a phone knows them: at today's prices, which it matches by the names on the ticket. */
export function seatsOfTicket(
  categories: DoorTicketRow['categories'],
  prices: DoorDateRow['prices'],
): TicketOrder['seats'] {
  return categories.map(({ name, count }) => {
    const tariff = prices.find(({ category }) => category.name === name);
    return { ...(tariff && { category: tariff.category }), count, price: tariff?.price ?? 0 };
  });
}

/** What seats without a price category are called. */
export const FREE_PARTICIPATION = 'Participation libre';
