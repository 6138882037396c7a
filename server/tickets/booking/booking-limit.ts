import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { countAttempt, countAttempts, limitsFrom } from '../../platform/guard/limit';
import { CallError } from '../../platform/http/call-error';
import { hasPermission } from '../../platform/http/caller';
import type { Caller } from '../../platform/http/handler';
import { findBooking } from './booking-repository';

/*
 * Each booking, and each change of one, sends mail to an unconfirmed address. A household books a few times; behind the
 * address of a mobile carrier, or of a proxy that nobody named, a whole town does. A bot would book until a stranger's
 * mailbox is full; that it books a hall is prevented elsewhere (`booking-range`). The office is not limited.
 */

const HOUR = 60;
const DAY = 24 * HOUR;
/**
 * Letters per day to one address, after which it cannot book (first) and its bookings' seats cannot change (second).
 */
const MAX_BOOKED = 60;
const MAX_CHANGED = 120;
/** Requests per day for the tickets of one address. */
const MAX_ASKED = 5;

/**
 * Counts a booking for this address. Throws `too-many-requests` for too many from one network, and `invalid-field` for
 * an address that received too many letters: a booking with another address may proceed.
 */
export async function countBooking(database: Kysely<Database>, caller: Caller, email: string): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  await countAttempts(database, limitsFrom(caller.address, { of: 'booking from', most: 400, minutes: HOUR }));
  try {
    await countAttempt(database, lettersTo(email, MAX_BOOKED));
  } catch (error) {
    throw error instanceof CallError ? usedTooOften() : error;
  }
}

/**
 * Counts a request to hold seats. A visitor makes a few while filling in a form, and a school or a theatre's wifi shares
 * one address. Throws `too-many-requests`: they may book without.
 */
export async function countHold(database: Kysely<Database>, caller: Caller): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  await countAttempts(database, limitsFrom(caller.address, { of: 'hold from', most: 240, minutes: HOUR }));
}

const usedTooOften = () =>
  new CallError('invalid-field', {
    fields: {
      email: 'a servi trop souvent aujourd’hui\u00a0: prenez-en une autre, ou écrivez à l’association',
    },
  });

/**
 * Counts a change of a booking; only a change of its seats or its date counts as a letter, since any other change sends one
 * at most. Throws `too-many-requests`.
 */
export async function countChange(
  database: Kysely<Database>,
  caller: Caller,
  uuid: string,
  isLetter: boolean,
): Promise<void> {
  if (hasPermission(caller, 'bookings')) return;
  const limit = { of: 'booking change from', most: 400, minutes: HOUR };
  await countAttempts(database, limitsFrom(caller.address, limit));
  const email = isLetter && (await findBooking(database, uuid))?.email;
  if (email) await countAttempt(database, lettersTo(email, MAX_CHANGED));
}

/**
 * Counts a request to send tickets to this address again, whether there are any or not. Throws `too-many-requests`: for an
 * address after a few a day, so that nobody fills a stranger's mailbox, and for a network that tries many addresses.
 */
export async function countTicketsAgain(
  database: Kysely<Database>,
  caller: Caller,
  email: string,
): Promise<void> {
  await countAttempts(
    database,
    limitsFrom(caller.address, { of: 'tickets asked from', most: 60, minutes: HOUR }),
  );
  await countAttempt(database, { of: 'tickets asked for', by: email, most: MAX_ASKED, minutes: DAY });
}

const lettersTo = (email: string, most: number) => ({
  of: 'booking letter to',
  by: email,
  most,
  minutes: DAY,
});
