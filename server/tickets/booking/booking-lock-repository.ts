import { must } from '#common/base/must';
import type { WriteTransaction } from '../../platform/database/transaction';
import { lockDatesOf } from '../../agenda/show/show-repository';
import { unknownBooking } from './booking-answer';
import { findBooking } from './booking-repository';

/**
 * A booking and its date, which gets locked: the one that it has then, since its booker may have changed to another one
 * until the lock was taken. Throws `not-found`.
 */
export async function lockBooking(transaction: WriteTransaction, uuid: string) {
  const { rows, dates } = await lockDatesOf(transaction, async () => {
    const found = await findBooking(transaction.database, uuid);
    return found === undefined ? [] : [found];
  });
  const [booking] = rows;
  if (booking === undefined) throw unknownBooking();
  return { booking, date: must(dates.get(booking.date_uuid), 'the date of a booking') };
}
