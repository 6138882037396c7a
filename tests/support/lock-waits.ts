import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema';

/** Resolves once so many connections to a database wait for what another one holds. */
export async function lockWaits(database: Kysely<Database>, wanted: number): Promise<void> {
  while ((await countWaiting(database)) < wanted) await new Promise((resolve) => setImmediate(resolve));
}

async function countWaiting(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}
