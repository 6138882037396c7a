import { type Kysely, sql } from 'kysely';
import { uuidPattern } from '#common/base/uuid';
import type { Database } from '../database/schema';

/**
 * The uuid of the thing under this slug or uuid, or undefined. A thing in the trash, or not yet visible to a reader who
 * is no editor, counts as missing.
 */
export async function locatePublished(
  database: Kysely<Database>,
  noun: 'news' | 'pieces',
  slugOrUuid: string,
  seesComing: boolean,
): Promise<string | undefined> {
  const key = sql.ref(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug');
  const { rows } = await sql<{ uuid: string }>`
    select uuid from ${sql.table(noun)}
    where ${key} = ${slugOrUuid} and deleted_at is null
      and (${seesComing}::boolean or visible_from <= database_clock())`.execute(database);
  return rows[0]?.uuid;
}
