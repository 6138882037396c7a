import { dropMailsAbout } from '../../platform/mail/mail-repository';
import { takeUnreadChange } from '../../platform/mail/announced-change';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordAtDoor, recordWaiting } from '../../agenda/show/date-rows-repository';
import { recordSeatsLeft } from '../../agenda/show/seats-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { keepOtherDate } from './booking-act-repository';
import { DATE_MESSAGE } from './date-message-letter';
import type { StoredBooking } from './booking-repository';

/**
 * Gives a confirmed booking another date; both are locked. Its ticket stays the same, and the door of the former date
 * learns that its code is no longer for that. What was still to be told of the former evening, or written to those who come to it, is no news any more, and
 * the reminder is sent for the new one.
 * @param range where it is counted at the new date, as `countedRange` has it
 */
export async function giveOtherDate(
  transaction: WriteTransaction,
  { uuid, ticket_uuid }: StoredBooking,
  { from, to }: { readonly from: StoredShowDate; readonly to: StoredShowDate },
  range: string | null,
): Promise<void> {
  const { database } = transaction;
  await database
    .updateTable('bookings')
    .set((is) => ({
      date_uuid: to.uuid,
      network_range: range,
      reminded_at: null,
      sequence: is('sequence', '+', 1),
      version: randomVersion(),
    }))
    .where('uuid', '=', uuid)
    .execute();
  await keepOtherDate(transaction, uuid, from, to);
  await database.deleteFrom('told_evenings').where('booking_uuid', '=', uuid).execute();
  await takeUnreadChange(transaction, { booking_uuid: uuid });
  await dropMailsAbout(transaction, uuid, DATE_MESSAGE, 'state-changed');
  await recordSeatsLeft(transaction, [from.uuid, to.uuid]);
  for (const date of [from, to]) recordWaiting(transaction, date);
  recordAtDoor(transaction, 'door-tickets', ticket_uuid, to);
  for (const date of [to, ...(await findLeftDates(transaction, uuid))])
    recordAtDoor(transaction, 'door-dates', date.uuid, date);
}

/** The dates that a booking had before: their doors know which one it has now. */
function findLeftDates({ database }: WriteTransaction, bookingUuid: string) {
  return database
    .selectFrom('booking_acts')
    .innerJoin('show_dates', 'show_dates.uuid', 'left_date_uuid')
    .select(['show_dates.uuid', 'show_dates.date'])
    .distinct()
    .where('booking_uuid', '=', bookingUuid)
    .execute();
}
