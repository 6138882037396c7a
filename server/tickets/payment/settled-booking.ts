import { type ByDesk, keepPayment } from '../booking/booking-act-repository';
import { changeBooking } from '../booking/booking-repository';
import { isPaidByOrder } from '../booking/box-office-payment-repository';
import { lockBooking } from '../booking/booking-lock-repository';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';

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
  office: ByDesk,
): Promise<void> {
  // Of another evening than the one that took the money if it was moved meanwhile.
  const { booking, date } = await lockBooking(transaction, uuid);
  const { paid_at, office_paid } = booking;
  const isPaid = office_paid || (await isPaidByOrder(transaction.database, uuid));
  const paidAt = isPaid ? (paid_at ?? transaction.now) : null;
  const changes = { paid_at: paidAt, version: randomVersion() };
  await changeBooking(transaction, uuid, changes, date, undefined, office);
  if (paid_at !== null && isPaid)
    await keepPayment(transaction, uuid, what === 'paid' ? 'paid-again' : 'unpaid', office);
}
