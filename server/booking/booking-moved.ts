import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { keepMove } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { notifyBooker } from './notify-booker';

/**
 * Notifies every booker whose date has moved since the last notice. A job does this, not the saving of the show, which
 * must not wait for the letters; a date that moves twice within a minute is announced once, one that moves and moves
 * back within it not at all. Returns how many letters were sent.
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
  await notifyBooker(transaction, booking, 'moved', { formerDate: before });
  return true;
}
