import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** A database that this server must not run on. The message says why and what to do, in French. */
export class UnsuitableDatabase extends Error {
  override readonly name = 'UnsuitableDatabase';
}

/**
 * Refuses, before anything is changed in it, a database that folds no accents, one of a demo in production, and one of
 * somebody's own in a demo. Throws UnsuitableDatabase.
 */
export async function refuseUnsuitable(database: Kysely<Database>, demo: boolean): Promise<void> {
  const { rows } = await sql<{ upper: string; isNew: boolean; hasMarks: boolean }>`
    select upper('é') as upper,
      not exists (select from pg_tables where schemaname = current_schema()) as "isNew",
      to_regclass('installation') is not null as "hasMarks"`.execute(database);
  const [state] = rows;
  if (state?.upper !== 'É') {
    throw new UnsuitableDatabase(
      'Cette base ne sait pas mettre « é » en capitale : créez-la en UTF-8 avec une locale comme C.UTF-8 ou fr_FR.UTF-8.',
    );
  }
  const isDemo = state.hasMarks && (await hasDemoMark(database));
  if (isDemo && !demo) {
    throw new UnsuitableDatabase(
      'Cette base contient la démonstration, dont les mots de passe sont publics : indiquez un autre DATA_DIR ou DATABASE_URL.',
    );
  }
  if (demo && !isDemo && !state.isNew && !(state.hasMarks && (await isUntouched(database)))) {
    throw new UnsuitableDatabase(
      'Cette base contient autre chose que la démonstration : `npm start` n’y touche pas. ' +
        'Indiquez un autre DATA_DIR ou DATABASE_URL, ou lancez `npm run serve`.',
    );
  }
}

async function hasDemoMark(database: Kysely<Database>): Promise<boolean> {
  const mark = await database
    .selectFrom('installation')
    .select('name')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  return mark !== undefined;
}

// A first start that was cut short before the demo was filled leaves tables without anybody in them.
async function isUntouched(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select to_regclass('users') is not null and not exists (select from users) as untouched`.execute(
    database,
  );
  return rows[0]?.untouched === true;
}
