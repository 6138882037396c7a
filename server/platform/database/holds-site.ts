import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** Whether a database holds a site, and more than the tables that an interrupted first start or restore leaves. */
export async function holdsSite(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null and to_regclass('settings') is not null as "isThere"`.execute(
    database,
  );
  if (rows[0]?.isThere !== true) return false;
  return (await database.selectFrom('settings').select('uuid').executeTakeFirst()) !== undefined;
}
