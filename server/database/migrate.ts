import { type Kysely, Migrator } from 'kysely';
import type { Database } from './schema';
import { migrations } from './migrations/migrations';

/**
 * Migrates the database to this program's schema, in one transaction under an advisory lock, so that only one of
 * several nodes does it. Throws if a migration fails, or if the database was migrated by a newer program.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = migrationsOf(database);
  await refuseOvertaken(migrator);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error });
}

/**
 * The migrator of a database, with its executed and pending migrations. It knows the order in which they ran by the
 * clock alone: a clock that was set back between two of them must not lock the site out, so that order is not judged.
 */
export function migrationsOf(database: Kysely<Database>): Migrator {
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations: true,
  });
}

/** Each migration was written for the tables that those before it by name make, and no later one. */
async function refuseOvertaken(migrator: Migrator): Promise<void> {
  const known = await migrator.getMigrations();
  const last = known.findLast(({ executedAt }) => executedAt !== undefined);
  const overtaken = known.find(
    ({ name, executedAt }) => executedAt === undefined && name < (last?.name ?? ''),
  );
  if (overtaken !== undefined)
    throw new Error(`The migration ${overtaken.name} was added before ${last?.name}, which ran already`);
}
