import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { type StoredUser, userOf } from '../user/user-repository';
import { allPersonalData } from './all-personal-data';

/** All data stored about a person, as a human-readable JSON file. */
export async function userDataFile(database: Kysely<Database>, user: StoredUser): Promise<Response> {
  const data: Record<string, unknown> = {
    exportedAt: await databaseNow(database),
    account: userOf(user),
    hasPassword: user.password_hash !== null,
  };
  for (const nounData of allPersonalData) Object.assign(data, await nounData.exportFields?.(database, user));
  return new Response(`${JSON.stringify(JSON.parse(encodeWire(data)), null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="mes-donnees-${user.slug}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
