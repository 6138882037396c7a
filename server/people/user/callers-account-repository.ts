import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import type { Caller } from '../../platform/http/handler';
import { type StoredUser, findUsers } from './user-repository';

/** The account of the person who calls. Throws `no-session` if it was deleted since the call came in. */
export async function callersAccount(database: Kysely<Database>, caller: Caller): Promise<StoredUser> {
  const [user] = await findUsers(database, [requirePerson(caller).uuid]);
  if (user === undefined) throw new CallError('no-session');
  return user;
}
