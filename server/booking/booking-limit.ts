import type { Kysely } from 'kysely';
import type { BookingChange } from '#common/contract/tickets/booking';
import type { Database } from '../database/schema';
import { countAttempt, networkOf, rangeOf } from '../guard/limit';
import { CallError } from '../http/call-error';
import { hasPermission } from '../http/caller';
import type { Caller } from '../http/handler';
import { findBooking } from './booking-repository';

/*
 * Each booking, and each change of one, sends mail to an unconfirmed address. A household books a few times, a school a
 * few dozen times; a bot would book until nothing is left, or until a stranger's mailbox is full. The office is not
 * limited.
 */

const HOUR = 60;
const DAY = 24 * HOUR;
/**
 * Letters per day to one address, after which it cannot book (first) and its bookings' seats cannot change (second).
 */
const MAX_BOOKED = 60;
const MAX_CHANGED = 120;

/**
 * Counts a booking for this address. Throws `too-many-requests` for too many from one network, and `invalid-field` for
 * an address that received too many letters: a booking with another address may proceed.
 */
export async function countBooking(database: Kysely<Database>, caller: Caller, email: string): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  const network = networkOf(caller.address);
  await countAttempt(database, { of: 'booking from', by: network, most: 40, minutes: HOUR });
  try {
    await countAttempt(database, lettersTo(email, MAX_BOOKED));
  } catch (error) {
    throw error instanceof CallError ? usedTooOften() : error;
  }
}

/**
 * Counts a request to hold seats. A visitor makes a few while filling in a form, and a school or a theatre's wifi shares
 * one address. A rented server owns more networks than one, so its whole range is counted too.
 * Throws `too-many-requests`.
 */
export async function countHold(database: Kysely<Database>, caller: Caller): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  const network = networkOf(caller.address);
  await countAttempt(database, { of: 'hold from', by: network, most: 240, minutes: HOUR });
  await countAttempt(database, { of: 'hold from range', by: rangeOf(network), most: 960, minutes: HOUR });
}

const usedTooOften = () =>
  new CallError('invalid-field', {
    fields: {
      email: 'a servi trop souvent aujourd’hui\u00a0: prenez-en une autre, ou écrivez à l’association',
    },
  });

/**
 * Counts a change of a booking; only a change of seats counts as a letter, since any other change sends one at most.
 * Throws `too-many-requests`.
 */
export async function countChange(
  database: Kysely<Database>,
  caller: Caller,
  uuid: string,
  { seats }: BookingChange,
): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  const network = networkOf(caller.address);
  await countAttempt(database, { of: 'booking change from', by: network, most: 60, minutes: HOUR });
  const email = seats && (await findBooking(database, uuid))?.email;
  if (email) await countAttempt(database, lettersTo(email, MAX_CHANGED));
}

const lettersTo = (email: string, most: number) => ({
  of: 'booking letter to',
  by: email,
  most,
  minutes: DAY,
});
