import { randomUUID } from 'node:crypto';
import { type TicketOrder, paymentMeans } from '#common/contract/tickets/ticket-order';
import { nameOf } from '#common/contract/content/reference-names';
import { totalOf } from '#common/rules/booking';

const full = { slug: 'plein-tarif', name: 'Plein tarif' };
const reduced = { slug: 'tarif-reduit', name: 'Tarif réduit' };

/** Seats as an order has them: 12 € and 8.50 €. */
export const fullSeats = (count: number) => ({ category: full, count, price: 12 });
export const reducedSeats = (count: number) => ({ category: reduced, count, price: 8.5 });

/** An order as phones hold it: two full seats, paid in cash, numbers 1 and 2. */
export function ticketOrder(
  fields: Partial<Omit<TicketOrder, 'state' | 'means'>> & {
    readonly state?: TicketOrder['state']['code'];
    readonly means?: NonNullable<TicketOrder['means']>['code'];
  } = {},
): TicketOrder {
  const { state = 'PAYEE', means = 'ESPECES', seats = [fullSeats(2)], ...rest } = fields;
  return {
    uuid: randomUUID(),
    dateUuid: 'soir',
    seats,
    total: totalOf(seats),
    firstNumber: 1,
    lastNumber: 2,
    at: new Date('2026-11-21T20:10:00+01:00'),
    by: 'Bertrand Pujol',
    beyond: false,
    version: 'first',
    ...rest,
    state: { code: state, name: nameOf('ticket-order-states', state) },
    ...(state !== 'A_PAYER' && { means: { code: means, name: paymentMeans[means] } }),
  };
}
