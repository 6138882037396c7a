import type { Kysely } from 'kysely';
import { integer, is, string, type } from 'superstruct';
import type { Backup } from '#common/contract/site/site-health';
import type { Database } from '../../platform/database/schema';

const LAST_BACKUP = 'last-backup';
const Stored = type({ at: string(), bytes: integer() });

/** Records in the site that a backup is complete, so that administrators see its age. */
export async function noteBackup(database: Kysely<Database>, { at, bytes }: Backup): Promise<void> {
  const value = JSON.stringify({ at: at.toISOString(), bytes });
  await database
    .insertInto('installation')
    .values({ name: LAST_BACKUP, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The last backup that was noted, or null. */
export async function findLastBackup(database: Kysely<Database>): Promise<Backup | null> {
  const found = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', LAST_BACKUP)
    .executeTakeFirst();
  const stored: unknown = found && JSON.parse(found.value);
  return is(stored, Stored) ? { at: new Date(stored.at), bytes: stored.bytes } : null;
}
