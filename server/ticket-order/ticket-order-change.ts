import type { TicketOrder, TicketOrderChange } from '#common/contract/tickets/ticket-order';
import { must } from '#common/base/must';
import { mayBecome, meansOfPayment } from '#common/rules/ticket-order';
import { offerFreedSeats } from '../booking/waiting-list-repository';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { judgeAgain } from '../scan/late-entries-repository';
import { lockDates } from '../show/show-repository';
import { unpayBooking } from './booking-payment';
import { refuseMeans, wrongState } from './order-parts';
import { readTicketOrder } from './ticket-order-list';
import { type StoredTicketOrder, findTicketOrder, updateTicketOrder } from './ticket-order-repository';

/**
 * Marks an order as paid, refunded or cancelled. A refund or a cancellation offers its seats to the waiting list and
 * marks a booking that it paid as unpaid again. A request for the current state changes nothing. Throws `not-found`,
 * `invalid-field` for a payment without its means, `wrong-state`.
 * @param seller uuid of the person at the counter
 */
export async function changeTicketOrder(
  transaction: WriteTransaction,
  seller: string,
  uuid: string,
  { state, means, at }: TicketOrderChange,
): Promise<TicketOrder> {
  const { database } = transaction;
  const found = await findTicketOrder(database, uuid);
  if (found === undefined) throw new CallError('not-found', { message: 'Vente introuvable' });
  const dates = await lockDates(transaction, [found.date_uuid]);
  const date = must(dates.get(found.date_uuid), 'the date of an order');
  // Read again, as it may have changed before the lock was taken.
  const order = must(await findTicketOrder(database, uuid), 'an order of a date that is kept');
  if (state.code === 'PAYEE') {
    if (means === undefined)
      throw new CallError('invalid-field', { fields: { means: 'un moyen de paiement est attendu' } });
    refuseMeans(means, order.total);
    const paid = meansOfPayment(means.code, order.total).code;
    if (order.state === 'PAYEE' && order.means === paid) return readTicketOrder(database, uuid);
    if (!mayBecome(order.state, 'PAYEE')) throw wrongState(refusals[order.state]);
    await updateTicketOrder(transaction, order, { state: 'PAYEE', means: paid }, date);
    await judgeAgain(transaction, uuid, date, at);
    return readTicketOrder(database, uuid);
  }
  if (order.state === state.code) return readTicketOrder(database, uuid);
  if (!mayBecome(order.state, state.code)) throw wrongState(refusals[order.state]);
  await updateTicketOrder(transaction, order, { state: state.code, ended_at: at }, date);
  await unpayBooking(transaction, date, order, { by: seller, reason: null });
  await offerFreedSeats(transaction, date);
  return readTicketOrder(database, uuid);
}

/** Why an order in this state cannot change as requested. */
const refusals: Readonly<Record<StoredTicketOrder['state'], string>> = {
  A_PAYER: 'Cette vente n’est pas payée\u00a0: il n’y a rien à rembourser.',
  PAYEE: 'Cette vente est déjà payée.',
  REMBOURSEE: 'Cette vente est déjà remboursée.',
  ANNULEE: 'Cette vente est déjà annulée.',
};
