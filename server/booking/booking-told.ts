import type { Kysely } from 'kysely';
import { fullDay } from '#common/base/dates';
import { groupBy } from '#common/base/group-by';
import { isOwed } from '#common/rules/booking';
import { bookersChanges, eveningChanges } from '#common/rules/told-evening';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { queueMail } from '../mail/mail-repository';
import { findDueBookings, readEvening, takeTold } from '../show/told-evening-repository';
import { findBookingOffice } from '../user/user-repository';
import { keepTold } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { type ToldBooking, callsLetter, eveningLetters } from './evening-letters';
import { queueBookerMail } from './notify-booker';

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
  let told = 0;
  for (const uuids of [...uuidsOf(written).map((uuid) => [uuid]), ...[...called.values()].map(uuidsOf)])
    told += await write(database, (transaction) => tell(transaction, uuids));
  return told;
}

async function tell(transaction: WriteTransaction, uuids: readonly string[]): Promise<number> {
  const told: ToldBooking[] = [];
  for (const uuid of uuids) told.push(...(await takeNews(transaction, uuid)));
  for (const { booking, news } of told) {
    const letter = news.changes.includes('date') ? 'moved' : 'evening';
    const write = eveningLetters[letter](booking, news, transaction.now);
    await queueBookerMail(transaction, booking, `booking-${letter}`, write);
  }
  const [first, ...others] = told.filter(({ booking }) => booking.email === '');
  if (first !== undefined) await tellOffice(transaction, [first, ...others]);
  return told.length;
}

async function tellOffice(
  transaction: WriteTransaction,
  calls: readonly [ToldBooking, ...ToldBooking[]],
): Promise<void> {
  const about = { dateUuid: calls[0].booking.dateUuid };
  for (const clerk of await findBookingOffice(transaction.database))
    await queueMail(transaction, 'bookers-to-call', clerk, callsLetter(clerk.firstname, calls), about);
}

/** What the booker has to be told, which their history says from now on; none if all is as they know it. */
async function takeNews(transaction: WriteTransaction, uuid: string): Promise<readonly ToldBooking[]> {
  const before = await takeTold(transaction, { bookingUuid: uuid });
  if (before === undefined) return [];
  const booking = await readBooking(transaction.database, uuid);
  const after = await readEvening(transaction.database, booking.dateUuid);
  const changes = bookersChanges(eveningChanges(before, after), { isOwed: isOwed(booking) });
  if (booking.state.code === 'ANNULEE' || changes.length === 0) return [];
  const news = { before, after, changes };
  await keepTold(transaction, uuid, news);
  if (fullDay(before.date) !== fullDay(after.date)) await remindAnew(transaction, uuid);
  return [{ booking, news }];
}

/** Whoever was reminded of the former day is reminded of the new one; of what was taken back they are not reminded twice. */
async function remindAnew({ database }: WriteTransaction, uuid: string): Promise<void> {
  await database.updateTable('bookings').set({ reminded_at: null }).where('uuid', '=', uuid).execute();
}
