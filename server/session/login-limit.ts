import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type Limit, countTry, forgiveTries, networkOf } from '../guard/limit';

/** Many people log in from one address on the evening of a show. */
const fromAddress = (address: string): Limit => ({
  of: 'login from',
  by: networkOf(address),
  most: 60,
  minutes: 15,
});

const toAccount = (email: string): Limit => ({ of: 'login to', by: email, most: 10, minutes: 15 });

/**
 * Counts a login before its password is looked at. Known and unknown accounts count alike.
 * Throws CallError `too-many-requests`, with Retry-After.
 */
export async function limitLogins(database: Kysely<Database>, email: string, address: string): Promise<void> {
  await countTry(database, fromAddress(address));
  await countTry(database, toAccount(email));
}

/** A right password was no guess: it does not count. */
export function forgiveLogin(database: Kysely<Database>, email: string, address: string): Promise<void> {
  return forgiveTries(database, fromAddress(address), toAccount(email));
}
