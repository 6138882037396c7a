import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uuidPattern } from '#common/base/uuid';
import type { Database } from '../../platform/database/schema';
import type { Addressed } from './free-slug';

/**
 * The uuid of the thing under this slug or uuid, or undefined.
 * @param isSeen whether the reader may see it, in SQL
 */
export async function locate(
  database: Kysely<Database>,
  noun: Addressed,
  slugOrUuid: string,
  isSeen: RawBuilder<boolean>,
): Promise<string | undefined> {
  const key = sql.ref(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug');
  const { rows } = await sql<{ uuid: string }>`
    select uuid from ${sql.table(noun)} where ${key} = ${slugOrUuid} and ${isSeen}`.execute(database);
  return rows[0]?.uuid;
}

/** The same: a thing in the trash, or not yet visible to a reader who is no editor, counts as missing. */
export const locatePublished = (
  database: Kysely<Database>,
  noun: 'news' | 'pieces',
  slugOrUuid: string,
  seesComing: boolean,
): Promise<string | undefined> =>
  locate(
    database,
    noun,
    slugOrUuid,
    sql<boolean>`deleted_at is null and (${seesComing}::boolean or visible_from <= database_clock())`,
  );
