import { type Kysely, Migrator } from 'kysely';
import type { Database } from './schema';
import { migrations } from './migrations/migrations';

/**
 * Migrates the database to this program's schema, in one transaction under an advisory lock, so that only one of
 * several nodes does it. Throws if a migration fails, or if the database was migrated by a newer program.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const { error } = await migrationsOf(database).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}

/** The migrator of a database, with its executed and pending migrations. */
export function migrationsOf(database: Kysely<Database>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
}
