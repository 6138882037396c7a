import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** A database on which this server must not run. The message gives cause and remedy, in French. */
export class UnsuitableDatabase extends Error {
  override readonly name = 'UnsuitableDatabase';
}

/**
 * Refuses, before changing anything, a database whose locale cannot upper-case accented letters, a demo database in
 * production, and for a demo a database with other contents. Throws UnsuitableDatabase.
 */
export async function refuseUnsuitable(database: Kysely<Database>, demo: boolean): Promise<void> {
  const { rows } = await sql<{ upper: string; isNew: boolean; isPrepared: boolean }>`
    select upper('é') as upper,
      not exists (select from pg_tables where schemaname = current_schema()) as "isNew",
      to_regclass('installation') is not null and to_regclass('settings') is not null as "isPrepared"`.execute(
    database,
  );
  const [state] = rows;
  if (state?.upper !== 'É') {
    throw new UnsuitableDatabase(
      'Cette base ne sait pas mettre « é » en capitale : créez-la en UTF-8 avec une locale comme C.UTF-8 ou fr_FR.UTF-8.',
    );
  }
  const isDemo = state.isPrepared && (await hasPurpose(database));
  if (isDemo && !demo) {
    throw new UnsuitableDatabase(
      'Cette base contient la démonstration, dont les mots de passe sont publics : indiquez un autre DATA_DIR ou DATABASE_URL.',
    );
  }
  const isEmpty = state.isNew || (state.isPrepared && (await hasNothing(database)));
  if (demo && !isDemo && !isEmpty) {
    throw new UnsuitableDatabase(
      'Cette base contient autre chose que la démonstration : « npm start » n’y touche pas. ' +
        'Indiquez un autre DATA_DIR ou DATABASE_URL, ou lancez « npm run serve ».',
    );
  }
}

/** Marks a database as a demo before filling it, since a first start may be interrupted. */
export async function claimForDemo(database: Kysely<Database>): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name: PURPOSE, value: 'demo' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const PURPOSE = 'purpose';

async function hasPurpose(database: Kysely<Database>): Promise<boolean> {
  const purpose = await database
    .selectFrom('installation')
    .select('name')
    .where('name', '=', PURPOSE)
    .executeTakeFirst();
  return purpose !== undefined;
}

// A start interrupted between its migrations and its first contents leaves empty tables.
async function hasNothing(database: Kysely<Database>): Promise<boolean> {
  return (await database.selectFrom('settings').select('uuid').executeTakeFirst()) === undefined;
}
