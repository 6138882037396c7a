import { type Kysely, sql } from 'kysely';
import { holdsSite } from './holds-site';
import type { Database } from './schema';

/** A database on which this server must not run. The message gives cause and remedy. */
export class UnsuitableDatabase extends Error {
  override readonly name = 'UnsuitableDatabase';

  constructor(french: string, english: string) {
    super(`${french}\n${english}`);
  }
}

/**
 * Refuses, before changing anything, a database that is unfit, a demo database in production, and for a demo a database
 * with other contents. Throws UnsuitableDatabase.
 */
export async function refuseUnsuitable(database: Kysely<Database>, demo: boolean): Promise<void> {
  const state = await refuseUnfit(database);
  const isDemo = state.isPrepared && (await hasPurpose(database));
  if (isDemo && !demo) {
    throw new UnsuitableDatabase(
      'Cette base contient la démonstration, dont les mots de passe sont publics : indiquez un autre DATA_DIR ou DATABASE_URL.',
      'This database holds the demo, whose passwords are public: name another DATA_DIR or DATABASE_URL.',
    );
  }
  const isEmpty = state.isNew || (state.isPrepared && !(await holdsSite(database)));
  if (demo && !isDemo && !isEmpty) {
    throw new UnsuitableDatabase(
      'Cette base contient autre chose que la démonstration : « npm start » n’y touche pas. ' +
        'Indiquez un autre DATA_DIR ou DATABASE_URL, ou lancez « npm run serve ».',
      'This database holds something else than the demo: “npm start” leaves it alone. ' +
        'Name another DATA_DIR or DATABASE_URL, or run “npm run serve”.',
    );
  }
}

/**
 * Refuses a database whose locale cannot upper-case accented letters, and one in which its user may not create what the site
 * needs. Throws UnsuitableDatabase.
 */
export async function refuseUnfit(database: Kysely<Database>): Promise<State> {
  const { rows } = await sql<State>`
    select upper('é') as upper, current_user as "user",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMakeTables",
      has_database_privilege(current_database(), 'create') or exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'jobs' and c.relname = 'version'
          and pg_has_role(c.relowner, 'usage') and has_schema_privilege(n.oid, 'create')
      ) as "mayMakeJobs",
      not exists (select from pg_tables where schemaname = current_schema()) as "isNew",
      to_regclass('installation') is not null and to_regclass('settings') is not null as "isPrepared"`.execute(
    database,
  );
  const [state] = rows;
  if (state?.upper !== 'É') {
    throw new UnsuitableDatabase(
      'Cette base ne sait pas mettre « é » en capitale : créez-la en UTF-8 avec une locale comme C.UTF-8 ou fr_FR.UTF-8.',
      'This database cannot turn “é” into a capital: create it in UTF-8 with a locale like C.UTF-8 or fr_FR.UTF-8.',
    );
  }
  refuseWithoutRights(state);
  return state;
}

interface State {
  readonly upper: string;
  readonly user: string;
  /** Whether there is a schema on the search path in which it may create tables. */
  readonly mayMakeTables: boolean;
  /** Whether it may create the schema of the job queue, or has one that is its own. */
  readonly mayMakeJobs: boolean;
  readonly isNew: boolean;
  readonly isPrepared: boolean;
}

function refuseWithoutRights({ user, isNew, mayMakeTables, mayMakeJobs }: State) {
  if (isNew && !mayMakeTables) {
    throw new UnsuitableDatabase(
      `L’utilisateur ${user} n’a pas le droit de créer des tables dans cette base : rendez-le propriétaire de la base (alter database … owner to ${user}), ou de son schéma.`,
      `The user ${user} may not create tables in this database: make it the owner of the database (alter database … owner to ${user}), or of its schema.`,
    );
  }
  if (!mayMakeJobs) {
    throw new UnsuitableDatabase(
      `L’utilisateur ${user} n’a pas le droit de créer le schéma « jobs » : sans lui, aucune tâche ne passerait. Donnez-lui ce droit (grant create on database … to ${user}).`,
      `The user ${user} may not create the schema “jobs”: without it no job would run. Give it that right (grant create on database … to ${user}).`,
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
