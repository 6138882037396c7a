import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { earlier, wholeSecond } from '#common/base/paris-time';
import { type BookingHold, HOLD_MINUTES, MAX_SEATS } from '#common/contract/tickets/booking';
import { databaseNow } from '../../platform/database/clock';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { notEnoughSeats, readSeatsLeft, recordSeatsLeft } from '../../agenda/show/seats-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import {
  addHold,
  countHeldSeats,
  deleteExpiredHolds,
  deleteHold,
  findDatesOfExpiredHolds,
  findHold,
  findLiveHold,
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
/** As long as loading a page again takes on a slow line. */
const LEFT_SECONDS = 15;

interface NewHold extends WantedSeats {
  readonly uuid?: string | undefined;
  /** The network that the request came from. */
  readonly network: string;
}

interface WantedSeats {
  readonly places: number;
  readonly page?: string | undefined;
}

/**
 * Holds seats of a locked date for a quarter of an hour, or until booking ends if that is sooner. Throws `full` if too few are left, `too-many-requests` if the
 * network would hold too many, and `already-exists` for the uuid of seats that are held.
 */
export async function holdSeats(
  transaction: WriteTransaction,
  { date, seatsLeft: left }: BookingRoom,
  { uuid = randomUUID(), places, page, network }: NewHold,
): Promise<BookingHold> {
  const { database, now } = transaction;
  // A browser keeps the uuid for all its tries.
  await deleteExpiredHolds(transaction, date.uuid);
  if ((await findHold(database, uuid)) !== undefined)
    throw new CallError('already-exists', { message: 'Ces places sont déjà gardées.' });
  await refuseTooMany(transaction, network, places, date);
  if (places > left) throw notEnoughSeats(left);
  const until = earlier(later(now, HOLD_MINUTES * 60), date.closing_date);
  const hold = { uuid, date_uuid: date.uuid, places, network, until };
  await addHold(database, { ...hold, page: page ?? null, granted_until: null });
  await recordSeatsLeft(transaction, [date.uuid]);
  return { uuid, dateUuid: date.uuid, places, until };
}

/**
 * Changes the number of held seats, not the expiry; a page that asks for seats whose page was closed has them as long as
 * that would have had. Throws `not-found` for an expired hold, else as `holdSeats`.
 */
export async function changeHold(
  transaction: WriteTransaction,
  uuid: string,
  { places, page }: WantedSeats,
): Promise<BookingHold> {
  const { database } = transaction;
  const locked = await lockHold(transaction, uuid);
  if (locked === undefined) throw new CallError('not-found', { message: 'Ces places ne sont plus gardées.' });
  const { hold, date } = locked;
  await refuseTooMany(transaction, hold.network, places - hold.places, date);
  const left = await readSeatsLeft(transaction, date, uuid);
  if (places > left) throw notEnoughSeats(left);
  const until = hold.granted_until ?? hold.until;
  await updateHold(database, uuid, { places, until, granted_until: null, page: page ?? hold.page });
  await recordSeatsLeft(transaction, [date.uuid]);
  if (places < hold.places) await offerFreedSeats(transaction, date);
  return { uuid, dateUuid: date.uuid, places, until };
}

/**
 * The page that asked last for these seats is closed: they are held a moment longer, for a page that is only loaded again.
 * Does nothing once another page has asked for them, or for an expired hold.
 */
export async function leaveHold(transaction: WriteTransaction, uuid: string, page: string): Promise<void> {
  const locked = await lockHold(transaction, uuid);
  if (locked === undefined) return;
  const { hold, date } = locked;
  const until = later(transaction.now, LEFT_SECONDS);
  if (hold.page !== page || hold.granted_until !== null || hold.until <= until) return;
  await updateHold(transaction.database, uuid, { until, granted_until: hold.until });
  await recordSeatsLeft(transaction, [date.uuid]);
}

/** Releases the seats of a hold; does nothing if it never existed. */
export async function releaseHold(transaction: WriteTransaction, uuid: string): Promise<void> {
  const found = await findHold(transaction.database, uuid);
  if (found === undefined) return;
  const date = (await lockDates(transaction, [found.date_uuid])).get(found.date_uuid);
  await deleteHold(transaction.database, uuid, found.date_uuid);
  await recordSeatsLeft(transaction, [found.date_uuid]);
  if (date !== undefined) await offerFreedSeats(transaction, date);
}

/** Releases the seats of every expired hold. Returns how many there were. */
export async function releaseExpiredHolds(database: Kysely<Database>): Promise<number> {
  return oneByOne(await findDatesOfExpiredHolds(database, await databaseNow(database)), (dateUuid) =>
    write(database, async (transaction) => {
      const date = (await lockDates(transaction, [dateUuid])).get(dateUuid);
      // A page may have taken seats over before we got the lock.
      const expired = await deleteExpiredHolds(transaction, dateUuid);
      if (date === undefined || expired === 0) return expired;
      await recordSeatsLeft(transaction, [dateUuid]);
      await offerFreedSeats(transaction, date);
      return expired;
    }),
  );
}

/** By whole seconds, as the wire tells them: server and devices end a hold at the same instant. */
const later = (now: Date, seconds: number) => wholeSecond(new Date(now.getTime() + seconds * 1000));

/** A hold that has not expired once its date is locked, and that date. */
async function lockHold(transaction: WriteTransaction, uuid: string) {
  const found = await findHold(transaction.database, uuid);
  if (found === undefined) return undefined;
  const dates = await lockDates(transaction, [found.date_uuid]);
  const hold = await findLiveHold(transaction, uuid);
  return hold && { hold, date: must(dates.get(hold.date_uuid), 'the date of a hold') };
}

async function refuseTooMany(
  transaction: WriteTransaction,
  network: string,
  more: number,
  { uuid, max_places: hall }: Pick<StoredShowDate, 'uuid' | 'max_places'>,
): Promise<void> {
  const { held, inRange, here } = await countHeldSeats(transaction, network, uuid);
  const mostHere = Math.max(MAX_SEATS, Math.floor(hall / 2));
  if (held + more > MAX_HELD || inRange + more > MAX_HELD_IN_RANGE || here + more > mostHere)
    throw new CallError('too-many-requests', { headers: { 'Retry-After': String(HOLD_MINUTES * 60) } });
}
