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

/** Somebody else's guesses must not keep the owner out: who has the right password gets in, a minute later at most. */
const afterThose = (who: string): Limit => ({ of: 'late login to', by: who, most: 1, minutes: 1 });

/**
 * Counts a login before its password or passkey is looked at: ten to an account, then one a minute. Known and unknown
 * accounts count alike.
 * Throws CallError `too-many-requests`, with Retry-After.
 * @param who what the account is found by: an e-mail address, the id of a passkey
 */
export async function limitLogins(database: Kysely<Database>, who: string, address: string): Promise<void> {
  await countTry(database, fromAddress(address));
  if (!(await isWithin(database, asSomebody(who)))) await countTry(database, afterThose(who));
}

/** A right password was no guess: it does not count. */
export function forgiveLogin(database: Kysely<Database>, who: string, address: string): Promise<void> {
  return forgiveTries(database, fromAddress(address), asSomebody(who));
}
