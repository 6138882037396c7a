import type { DoorDateRow, DoorTicketRow, TicketClaims } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { hasEnded } from '#common/rules/ticket-order';
import { dateOfCode } from '#common/rules/ticket-verdict';
import { isThere } from './order-words';
import type { SaleAction } from './sale-list';

/** The dialog that is open above the counter. */
export type OpenedDialog =
  | { readonly what: 'statement' }
  | { readonly what: 'booking'; readonly ticket: DoorTicketRow }
  | { readonly what: 'found'; readonly ticket: DoorTicketRow }
  | { readonly what: SaleAction; readonly order: TicketOrder };

/** What the counter opens for a ticket: a sale, the payment of what is due, or else how it stands. */
export function dialogOf(ticket: DoorTicketRow, orders: readonly TicketOrder[]): OpenedDialog {
  const order = orders.find(({ uuid }) => uuid === ticket.uuid);
  if (order?.state.code === 'A_PAYER') return { what: 'pay', order };
  if (order !== undefined && !hasEnded(order.state.code)) return { what: 'ticket', order };
  return { what: isThere(ticket) && ticket.amountDue > 0 ? 'booking' : 'found', ticket };
}

/** What is open once a dialog is done: while it was saving, a code may have opened another one. */
export const afterDialog = (now: OpenedDialog | null, done: OpenedDialog): OpenedDialog | null =>
  now === null || subjectOf(now) === subjectOf(done) ? null : now;

/** What a dialog is about, and of whom. */
export function subjectOf(dialog: OpenedDialog): string {
  const { uuid } = 'ticket' in dialog ? dialog.ticket : 'order' in dialog ? dialog.order : { uuid: '' };
  return `${dialog.what} ${uuid}`;
}

/** Why a genuine-looking code opens nothing at the counter of this date. */
export function strangeCodeWords(claims: TicketClaims, date: DoorDateRow): string {
  return dateOfCode(claims, date) === date.uuid
    ? 'Ce billet n’est pas encore sur cet appareil\u00a0: il y vient avec le réseau.'
    : 'Ce billet est pour une autre séance\u00a0: choisissez-la en haut.';
}
