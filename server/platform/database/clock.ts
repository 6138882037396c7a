import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from './schema';

/** The database's clock, in whole milliseconds: the one clock shared by all nodes. */
export async function databaseNow(database: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select date_trunc('milliseconds', database_clock()) as now`.execute(database);
  return must(rows[0], 'the clock of the database').now;
}
