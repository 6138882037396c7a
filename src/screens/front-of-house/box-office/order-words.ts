import { integer, plainMoney } from '#common/base/numbers';
import { hourInWords } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { PaidMeans, PaymentMeansCode, TicketOrder } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { seats as seatWords } from '../../../text/seats';
import type { BadgeShape } from '../../../ui/badge';
import { reasonWords } from '../scan-words';

/** `n° 12`, `n° 12 à 13`; null until the server has assigned the numbers. */
export function numbersOf(numbered: {
  readonly firstNumber?: number | null | undefined;
  readonly lastNumber?: number | null | undefined;
}): string | null {
  const { firstNumber, lastNumber } = numbered;
  if (firstNumber === undefined || firstNumber === null) return null;
  const first = `n°\u00a0${integer(firstNumber)}`;
  return lastNumber === undefined || lastNumber === null || lastNumber === firstNumber
    ? first
    : `${first} à\u00a0${integer(lastNumber)}`;
}

/** `2 Plein tarif, 1 Enfant`; `3 places` where there are no tariffs. */
export function tariffWords(seats: TicketOrder['seats']): string {
  if (seats.every(({ category }) => category === undefined)) return seatWords(countSeats(seats));
  return seats.map(({ category, count }) => `${integer(count)}\u00a0${category?.name ?? ''}`).join(', ');
}

/** `2 Plein tarif, 1 Enfant` for a ticket at the door. */
export const categoryWords = ({ categories, seats }: DoorTicketRow): string =>
  categories.length === 0
    ? seatWords(seats)
    : categories.map(({ name, count }) => `${integer(count)}\u00a0${name}`).join(', ');

const byMeans: Readonly<Record<PaidMeans, string>> = {
  ESPECES: 'en espèces',
  CHEQUE: 'par chèque',
  CARTE: 'par carte',
};

/** `24 € en espèces`, `gratuit`. */
export function paidWords(total: number, code: PaymentMeansCode | undefined): string {
  if (code === undefined) return plainMoney(total);
  return code === 'GRATUIT' ? 'gratuit' : `${plainMoney(total)} ${byMeans[code]}`;
}

/** `Payé à 20 h 05, 24 € en espèces` if paid at the counter or the door; otherwise it was settled before, or is free. */
function paymentWords({ uuid, kind, overpaid }: DoorTicketRow, orders: readonly TicketOrder[]): string {
  if (overpaid !== undefined) return `Payé en trop\u00a0: ${plainMoney(overpaid)} à rendre`;
  const order = orders.find(({ ticket, state }) => ticket === uuid && state.code === 'PAYEE');
  if (order !== undefined)
    return `Payé à ${hourInWords(order.at)}, ${paidWords(order.total, order.means?.code)}`;
  return kind === 'free' ? 'Invitation, rien à payer' : 'Réglé, rien à payer';
}

/** Whether a ticket is one that somebody may come with. */
export const isThere = ({ generated, cancelledAt, replacedBy }: DoorTicketRow): boolean =>
  generated && cancelledAt === undefined && replacedBy === undefined;

/** How a ticket stands that nothing is due for. */
export function standingWords(ticket: DoorTicketRow, orders: readonly TicketOrder[]): string {
  if (ticket.replacedBy !== undefined) return reasonWords.REMPLACE;
  if (ticket.cancelledAt !== undefined) return reasonWords.ANNULE;
  if (ticket.blockedAt !== undefined) return reasonWords.BLOQUE;
  return ticket.generated ? paymentWords(ticket, orders) : reasonWords.NON_GENERE;
}

/** How a sale is named when it may be lost: `la vente n° 12 à 13 (2 places, 24 € en espèces)`. */
export function saleInWords(order: TicketOrder): string {
  const { ticket, name, seats, total, means } = order;
  const numbers = numbersOf(order);
  const what = [
    ticket === undefined ? 'la vente' : 'le paiement',
    ...(numbers === null ? [] : [numbers]),
    ...(name === undefined ? [] : [ticket === undefined ? `à ${name}` : ofSomebody(name)]),
  ];
  return `${what.join(' ')} (${seatWords(countSeats(seats))}, ${paidWords(total, means?.code)})`;
}

/** The state of an order, as text and shape. */
export function orderStatus(
  { state: { code, name } }: TicketOrder,
  isUnsent: boolean,
): { readonly words: string; readonly shape: BadgeShape } {
  if (isUnsent) return { words: `${name}, à envoyer`, shape: 'dashed' };
  return { words: name, shape: shapes[code] };
}

const shapes: Readonly<Record<TicketOrder['state']['code'], BadgeShape>> = {
  A_PAYER: 'triangle',
  PAYEE: 'dot',
  REMBOURSEE: 'cross',
  ANNULEE: 'cross',
};
