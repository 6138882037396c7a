import type { Kysely } from 'kysely';
import type { TicketMailWrite } from '#common/contract/tickets/booking';
import { emailEquals } from '../../platform/database/email-equals';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/handler';
import { readBooking, selectBookings } from './booking-answer';
import { countTicketsAgain } from './booking-limit';
import { notifyBooker } from './notify-booker';

/** Whoever books more evenings than that has their page. */
const MOST = 10;

/**
 * Sends the letters about bookings of dates to come again, to their own address and to no other. Whether there are any
 * must not show: too few tries are allowed for the time that the answer takes to tell it. One that is still to be
 * confirmed by mail is left out: its letter alone holds the secret. Throws `too-many-requests`.
 */
export async function sendTicketsAgain(
  database: Kysely<Database>,
  { email, uuid }: TicketMailWrite,
  caller: Caller,
): Promise<void> {
  await countTicketsAgain(database, caller, email);
  await write(database, async (transaction) => {
    const found = await selectBookings(transaction.database)
      .where(emailEquals('bookings.email', email))
      .where('show_dates.date', '>', transaction.now)
      .where('bookings.state', '<>', 'ANNULEE')
      .where('bookings.proof', 'is', null)
      .$if(uuid !== undefined, (query) => query.where('bookings.uuid', '=', uuid ?? ''))
      .orderBy('show_dates.date')
      .limit(MOST)
      .execute();
    for (const booking of found)
      await notifyBooker(transaction, await readBooking(transaction.database, booking.uuid), 'again');
  });
}
