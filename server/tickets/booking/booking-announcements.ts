import type { Kysely } from 'kysely';
import { fullDay } from '#common/base/dates';
import { groupBy } from '#common/base/group-by';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { queueMail } from '../../platform/mail/mail-repository';
import { changeFrom } from '../../platform/mail/announced-change';
import { findDueBookings, readEvening, takeAnnounced } from '../../agenda/show/announced-evening-repository';
import { findBookingDesk } from '../../people/user/user-repository';
import { keepAnnounced } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { type AnnouncedBooking, callsLetter } from './evening-letters';
import { newsOf, queueNews } from './letter-anew';

/**
 * Tells every booker once of all that changed of their evening since they were last told, and the office whom of a date it
 * has to call. A job does this, not the saving of the show, which must not wait for the letters, and may be taken back
 * before they are written. Returns how many bookings have news.
 */
export async function tellBookers(database: Kysely<Database>): Promise<number> {
  const due = await findDueBookings(database);
  const uuidsOf = (bookings: typeof due) => bookings.map(({ uuid }) => uuid);
  const written = due.filter(({ hasAddress }) => hasAddress);
  const called = groupBy(
    due.filter(({ hasAddress }) => !hasAddress),
    ({ dateUuid }) => dateUuid,
  );
  const alone = [...uuidsOf(written).map((uuid) => [uuid]), ...[...called.values()].map(uuidsOf)];
  return oneByOne(alone, (uuids) => write(database, (transaction) => tell(transaction, uuids)));
}

async function tell(transaction: WriteTransaction, uuids: readonly string[]): Promise<number> {
  const told: AnnouncedBooking[] = [];
  for (const uuid of uuids) told.push(...(await takeNews(transaction, uuid)));
  for (const { booking, news } of told) await queueNews(transaction, booking, news);
  const [first, ...others] = told.filter(({ booking }) => booking.email === '');
  if (first !== undefined) await tellDesk(transaction, [first, ...others]);
  return told.length;
}

async function tellDesk(
  transaction: WriteTransaction,
  calls: readonly [AnnouncedBooking, ...AnnouncedBooking[]],
): Promise<void> {
  const about = {
    dateUuid: calls[0].booking.dateUuid,
    occasion: {
      of: 'calls',
      calls: calls.map(({ booking, news }) => ({
        booking: booking.uuid,
        before: changeFrom(news.before).before,
      })),
    },
  } as const;
  for (const clerk of await findBookingDesk(transaction.database))
    await queueMail(transaction, 'bookers-to-call', clerk, callsLetter(clerk.firstname, calls), about);
}

/** What the booker has to be told, which their history says from now on; none if all is as they know it. */
async function takeNews(transaction: WriteTransaction, uuid: string): Promise<readonly AnnouncedBooking[]> {
  const before = await takeAnnounced(transaction, { bookingUuid: uuid });
  if (before === undefined) return [];
  const booking = await readBooking(transaction.database, uuid);
  const after = await readEvening(transaction.database, booking.dateUuid);
  const news = newsOf(booking, before, after);
  if (booking.state.code === 'ANNULEE' || news.changes.length === 0) return [];
  await keepAnnounced(transaction, uuid, news);
  if (fullDay(before.date) !== fullDay(after.date)) await remindAnew(transaction, uuid);
  return [{ booking, news }];
}

/** Whoever was reminded of the former day is reminded of the new one; of what was taken back they are not reminded twice. */
async function remindAnew({ database }: WriteTransaction, uuid: string): Promise<void> {
  await database.updateTable('bookings').set({ reminded_at: null }).where('uuid', '=', uuid).execute();
}
