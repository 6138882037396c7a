import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type Limit, countTry, forgiveTries, isWithin, networkOf } from './limit';

/** Many people log in from one address on the evening of a show. */
const fromAddress = (address: string): Limit => ({
  of: 'login from',
  by: networkOf(address),
  most: 60,
  minutes: 15,
});

const asSomebody = (who: string): Limit => ({ of: 'login to', by: who, most: 10, minutes: 15 });

/**
 * Somebody else's guesses must not keep the owner out: who has the right password gets in, a minute later at most. Each
 * network waits by itself, or whoever goes on guessing would take every turn.
 */
const afterThose = (who: string, address: string): Limit => ({
  of: 'late login to',
  by: `${who} ${networkOf(address, 3)}`,
  most: 1,
  minutes: 1,
});

/** Guesses from many networks together come nowhere near a password; those of one network alone leave room for the owner. */
const fromEverywhere = (who: string): Limit => ({ of: 'late logins to', by: who, most: 200, minutes: 60 });

/**
 * Counts a login before its password or passkey is looked at: ten to an account, then one a minute from each network. Known
 * and unknown accounts count alike.
 * Throws CallError `too-many-requests`, with Retry-After.
 * @param who what the account is found by: an e-mail address, the id of a passkey
 */
export async function limitLogins(database: Kysely<Database>, who: string, address: string): Promise<void> {
  await countTry(database, fromAddress(address));
  if (await isWithin(database, asSomebody(who))) return;
  await countTry(database, afterThose(who, address));
  await countTry(database, fromEverywhere(who));
}

/** A right password was no guess: it does not count. */
export function forgiveLogin(database: Kysely<Database>, who: string, address: string): Promise<void> {
  return forgiveTries(database, fromAddress(address), asSomebody(who));
}
