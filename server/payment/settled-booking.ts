import { must } from '#common/base/must';
import { type ByOffice, keepPayment } from '../booking/booking-act-repository';
import { changeBooking, findBooking } from '../booking/booking-repository';
import { isPaidByOrder } from '../booking/counter-payment-repository';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { lockDates } from '../show/show-repository';

/**
 * Makes a booking paid as long as one of its payments stands, to the office, at the counter or at the door, and keeps in
 * its history what happened to its money. Everything that shows whether it is paid reads `paid_at`.
 * @param what a payment was added to the orders, or one of them ended
 * @param office who took the money or gave it back
 */
export async function settleBooking(
  transaction: WriteTransaction,
  uuid: string,
  what: 'paid' | 'unpaid',
  office: ByOffice,
): Promise<void> {
  const { database } = transaction;
  const { date_uuid } = must(await findBooking(database, uuid), 'the booking of a payment');
  // Of another evening than the one that took the money if it was moved meanwhile.
  const date = must((await lockDates(transaction, [date_uuid])).get(date_uuid), 'the date of a booking');
  const { paid_at, office_paid } = must(await findBooking(database, uuid), 'a booking, which nobody deletes');
  const isPaid = office_paid || (await isPaidByOrder(database, uuid));
  const paidAt = isPaid ? (paid_at ?? transaction.now) : null;
  const changes = { paid_at: paidAt, version: randomVersion() };
  await changeBooking(transaction, uuid, changes, date, undefined, office);
  if (paid_at !== null && isPaid)
    await keepPayment(transaction, uuid, what === 'paid' ? 'paid-again' : 'unpaid', office);
}
