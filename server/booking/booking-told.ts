import type { Kysely } from 'kysely';
import { isOwed } from '#common/rules/booking';
import { bookersChanges, eveningChanges } from '#common/rules/told-evening';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { findDueHolders, readEvening, takeTold } from '../show/told-evening-repository';
import { keepTold } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { eveningLetters } from './evening-letters';
import { queueBookerMail } from './notify-booker';

/**
 * Tells every booker once of all that changed of their evening since they were last told. A job does this, not the saving
 * of the show, which must not wait for the letters, and may be taken back before they are written. Returns how many
 * bookings have news.
 */
export async function tellBookers(database: Kysely<Database>): Promise<number> {
  let told = 0;
  for (const uuid of await findDueHolders(database, 'booking_uuid'))
    if (await write(database, (transaction) => tell(transaction, uuid))) told += 1;
  return told;
}

async function tell(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const before = await takeTold(transaction, 'booking_uuid', uuid);
  if (before === undefined) return false;
  const booking = await readBooking(transaction.database, uuid);
  const after = await readEvening(transaction.database, booking.dateUuid);
  const changes = bookersChanges(eveningChanges(before, after), { isOwed: isOwed(booking) });
  if (booking.state.code === 'ANNULEE' || changes.length === 0) return false;
  const news = { before, after, changes };
  await keepTold(transaction, uuid, news);
  const letter = changes.includes('date') ? 'moved' : 'evening';
  const write = eveningLetters[letter](booking, news, transaction.now);
  await queueBookerMail(transaction, booking, `booking-${letter}`, write);
  return true;
}
