import { type Kysely, type MigrationInfo, Migrator, sql } from 'kysely';
import { connect } from './connection';
import type { Database } from './schema';
import { UnsuitableDatabase } from './suitable';
import { migrations } from './migrations/migrations';

/** Migrates the database at an address over a connection of its own, which may take its time. Throws as `migrate` does. */
export async function migrateAt(url: string): Promise<void> {
  const { database, close } = connect(url, { connections: 2, limits: null });
  await migrate(database).finally(close);
}

/**
 * Migrates the database to this program's schema, in one transaction under an advisory lock, so that only one of
 * several nodes does it. Throws if a migration fails, and UnsuitableDatabase if a newer program migrated the database.
 */
export async function migrate(database: Kysely<Database>): Promise<void> {
  const migrator = migrationsOf(database);
  const known = await migrator.getMigrations();
  await refuseNewer(database, known);
  refuseOvertaken(known);
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

/** A later program may have changed tables in ways that this one does not know. */
async function refuseNewer(database: Kysely<Database>, known: readonly MigrationInfo[]): Promise<void> {
  if (known.every(({ executedAt }) => executedAt === undefined)) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    database,
  );
  const newer = rows.find(({ name }) => !known.some((migration) => migration.name === name));
  if (newer === undefined) return;
  throw new UnsuitableDatabase(
    `Une version plus récente du site a déjà servi cette base (${newer.name}) : remettez cette version-là, ou restaurez une sauvegarde d’avant la mise à jour.`,
    `A newer version of the site has used this database (${newer.name}): install that version again, or restore a backup of before the update.`,
  );
}

/** Each migration was written for the tables that those before it by name make, and no later one. */
function refuseOvertaken(known: readonly MigrationInfo[]): void {
  const last = known.findLast(({ executedAt }) => executedAt !== undefined);
  const overtaken = known.find(
    ({ name, executedAt }) => executedAt === undefined && name < (last?.name ?? ''),
  );
  if (overtaken !== undefined)
    throw new Error(`The migration ${overtaken.name} was added before ${last?.name}, which ran already`);
}
