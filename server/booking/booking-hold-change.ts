import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { type BookingHold, HOLD_MINUTES, MAX_SEATS } from '#common/contract/tickets/booking';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { rangeOf } from '../guard/limit';
import { CallError } from '../http/call-error';
import { notEnoughSeats, readSeatsLeft, recordSeatsLeft } from '../show/seats-repository';
import { type StoredShowDate, lockDates } from '../show/show-repository';
import {
  addHold,
  countHeldSeats,
  deleteHold,
  findExpiredHolds,
  findHold,
  updateHold,
} from './booking-hold-repository';
import type { BookingRoom } from './booking-room';
import { offerFreedSeats } from './waiting-list-repository';

/** The most seats held for one network at a time. */
const MAX_HELD = 30;
/**
 * The most seats held for all networks of a range, which a rented server may own; on one date at most half the hall, or
 * the seats of one booking if that is more.
 */
const MAX_HELD_IN_RANGE = 60;

interface NewHold {
  readonly uuid?: string | undefined;
  readonly places: number;
  /** The network that the request came from. */
  readonly network: string;
}

/**
 * Holds seats of a locked date for a quarter of an hour. Throws `full` if too few are left, `too-many-requests` if the
 * network would hold too many, and `already-exists` for a taken uuid.
 */
export async function holdSeats(
  transaction: WriteTransaction,
  { date, seatsLeft: left }: BookingRoom,
  { uuid = randomUUID(), places, network }: NewHold,
): Promise<BookingHold> {
  const { database, now } = transaction;
  if ((await findHold(database, uuid)) !== undefined)
    throw new CallError('already-exists', { message: 'Ces places sont déjà gardées.' });
  await refuseTooMany(database, network, places, date);
  if (places > left) throw notEnoughSeats(left);
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  await addHold(database, { uuid, date_uuid: date.uuid, places, network, until });
  await recordSeatsLeft(transaction, [date.uuid]);
  return { uuid, dateUuid: date.uuid, places, until };
}

/** Changes the number of held seats, not the expiry. Throws `not-found` for an expired hold, else as `holdSeats`. */
export async function changeHold(
  transaction: WriteTransaction,
  uuid: string,
  places: number,
): Promise<BookingHold> {
  const { database } = transaction;
  const { hold, date } = await lockHold(transaction, uuid);
  await refuseTooMany(database, hold.network, places - hold.places, date);
  const left = await readSeatsLeft(database, date, uuid);
  if (places > left) throw notEnoughSeats(left);
  await updateHold(database, uuid, places);
  await recordSeatsLeft(transaction, [date.uuid]);
  if (places < hold.places) await offerFreedSeats(transaction, date);
  return { uuid, dateUuid: date.uuid, places, until: hold.until };
}

/** Releases the seats of a hold; does nothing if it expired or never existed. */
export async function releaseHold(transaction: WriteTransaction, uuid: string): Promise<void> {
  const found = await findHold(transaction.database, uuid);
  if (found === undefined) return;
  const date = (await lockDates(transaction, [found.date_uuid])).get(found.date_uuid);
  await dropHold(transaction, { uuid, dateUuid: found.date_uuid });
  if (date !== undefined) await offerFreedSeats(transaction, date);
}

async function dropHold(
  transaction: WriteTransaction,
  hold: { readonly uuid: string; readonly dateUuid: string },
): Promise<void> {
  await deleteHold(transaction.database, hold.uuid, hold.dateUuid);
  await recordSeatsLeft(transaction, [hold.dateUuid]);
}

/** Releases the seats of every expired hold. Returns how many there were. */
export async function releaseExpiredHolds(database: Kysely<Database>): Promise<number> {
  const expired = await findExpiredHolds(database);
  for (const uuid of expired) await write(database, (transaction) => releaseHold(transaction, uuid));
  return expired.length;
}

async function lockHold(transaction: WriteTransaction, uuid: string) {
  const over = new CallError('not-found', { message: 'Ces places ne sont plus gardées.' });
  const found = await findHold(transaction.database, uuid);
  if (found === undefined) throw over;
  const dates = await lockDates(transaction, [found.date_uuid]);
  // It may have expired before we got the lock.
  const hold = await findHold(transaction.database, uuid);
  if (hold === undefined || hold.until <= transaction.now) throw over;
  return { hold, date: must(dates.get(hold.date_uuid), 'the date of a hold') };
}

async function refuseTooMany(
  database: Kysely<Database>,
  network: string,
  more: number,
  { uuid, max_places: hall }: Pick<StoredShowDate, 'uuid' | 'max_places'>,
): Promise<void> {
  const { held, inRange, here } = await countHeldSeats(database, network, rangeOf(network), uuid);
  const mostHere = Math.max(MAX_SEATS, Math.floor(hall / 2));
  if (held + more > MAX_HELD || inRange + more > MAX_HELD_IN_RANGE || here + more > mostHere)
    throw new CallError('too-many-requests', { headers: { 'Retry-After': String(HOLD_MINUTES * 60) } });
}
