import type { Kysely } from 'kysely';
import type { User } from '#common/contract/people/user';
import type { Database } from '../../platform/database/schema';
import { findUsers, userOf } from './user-repository';

/** Rows of collection `account`: each person's own. */
export async function readAccountRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  const users = await findUsers(database, keys);
  return new Map(users.map((user) => [user.uuid, userOf(user)]));
}
