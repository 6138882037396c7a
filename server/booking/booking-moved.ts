import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { keepMove } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { tellBooker } from './tell-booker';

/**
 * Writes to everybody whose date has moved since they last heard of it. Not where it was moved: whoever saves a show waits
 * for no letters, and a date that is moved twice, or back again, within a minute is told of once, or not at all. Returns
 * how many were written to.
 */
export async function tellMoved(database: Kysely<Database>): Promise<number> {
  const moved = await database
    .selectFrom('bookings')
    .select('uuid')
    .where('moved_from', 'is not', null)
    .orderBy('uuid')
    .execute();
  let told = 0;
  for (const { uuid } of moved)
    if (await write(database, (transaction) => tell(transaction, uuid))) told += 1;
  return told;
}

async function tell(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const { database, now } = transaction;
  const found = await database
    .selectFrom('bookings')
    .select(['moved_from', 'state'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  const before = found?.moved_from ?? null;
  if (found === undefined || before === null) return false;
  await database.updateTable('bookings').set({ moved_from: null }).where('uuid', '=', uuid).execute();
  const booking = await readBooking(database, uuid);
  const isNews = booking.date.getTime() !== before.getTime() && (booking.date > now || before > now);
  if (!isNews || found.state === 'ANNULEE') return false;
  await keepMove(transaction, uuid, { before, after: booking.date });
  await tellBooker(transaction, booking, 'moved', before);
  return true;
}
