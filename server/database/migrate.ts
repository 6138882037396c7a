import { type Kysely, Migrator } from 'kysely';
import type { Database } from './schema';
import { migrations } from './migrations/migrations';

/**
 * Brings the tables up to this program, in one transaction under an advisory lock, so that of several nodes one does it.
 * Throws when a migration fails, or when the database has seen a newer program than this one.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const { error } = await migrationsOf(database).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}

/** What a database's tables went through, and may still go through. */
export function migrationsOf(database: Kysely<Database>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
}
