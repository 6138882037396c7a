import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { numbersOf } from './order-words';

/** What the end of its payment means for a booking, of which this is the ticket if the device has it. */
export function endOfPayment(ticket: Pick<DoorTicketRow, 'cancelledAt' | 'replacedBy'> | undefined): string {
  if (ticket?.cancelledAt) return 'La réservation est annulée\u00a0: elle ne sera plus à payer.';
  if (ticket?.replacedBy) return 'Le billet a été remplacé\u00a0: il ne sera plus à payer.';
  return 'La réservation est de nouveau à payer.';
}

/** What the end of a sale means for its seats and its tickets. */
export function endOfSeats(order: Pick<TicketOrder, 'seats' | 'firstNumber' | 'lastNumber'>): string {
  const one = countSeats(order.seats) < 2;
  const seats = one ? 'La place est de nouveau à vendre' : 'Les places sont de nouveau à vendre';
  const numbers = numbersOf(order);
  if (numbers === null) return `${seats}.`;
  return one
    ? `${seats}, et son billet ${numbers} n’ouvre plus la porte.`
    : `${seats}, et les billets ${numbers} n’ouvrent plus la porte.`;
}
