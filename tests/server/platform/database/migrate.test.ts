import { randomUUID } from 'node:crypto';
import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { type Connection, connect } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { migrations } from '#server/platform/database/migrations/migrations';
import type { Database } from '#server/platform/database/schema';

const opened: { readonly name: string; readonly connection: Connection }[] = [];

const urlOf = (name: string) =>
  Object.assign(new URL(inject('databaseServer').url), { pathname: `/${name}` }).href;

async function onServer(statement: string): Promise<void> {
  const server = connect(inject('databaseServer').url, { connections: 1 });
  await sql.raw(statement).execute(server.database);
  await server.close();
}

/** A database without a table, of this test alone. */
async function emptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  const connection = connect(urlOf(name), { connections: 2 });
  opened.push({ name, connection });
  return connection.database;
}

afterEach(async () => {
  for (const { name, connection } of opened.splice(0)) {
    await connection.close();
    await onServer(`drop database ${name} with (force)`);
  }
});

async function migrateTo(database: Kysely<Database>, name: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
}

/** Every column, index and condition, as PostgreSQL tells them. */
async function shapeOf(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as told
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by told`.execute(database);
  return rows.map(({ told }) => told);
}

test('a database of an earlier release gets the tables of a fresh one, and its images are found by their words', async () => {
  const [fresh, older] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(fresh);
  await migrateTo(older, '006-bookers');
  await sql`
    insert into images (uuid, name, description, year, visible_from, spectacle_types, types, creation_date,
      extension, formats)
    values (gen_random_uuid(), 'L’Été', 'Le salut', 2009, now(), '{}', '{}', now(), 'jpg', '{ORIGIN}')`.execute(
    older,
  );
  await migrate(older);
  expect(await shapeOf(older)).toEqual(await shapeOf(fresh));
  const images = await older.selectFrom('images').select(['words_folded', 'deleted_at']).execute();
  expect(images).toEqual([{ words_folded: 'l ete le salut', deleted_at: null }]);
});

test('a clock that was set back between two releases keeps no later one out', async () => {
  const database = await emptyDatabase();
  await migrateTo(database, '042-interactive-images');
  await sql`update kysely_migration set timestamp = '2036-01-01T00:00:00.000Z' where name < '030'`.execute(
    database,
  );
  await migrate(database);
  await migrate(database);
  const fresh = await emptyDatabase();
  await migrate(fresh);
  expect(await shapeOf(database)).toEqual(await shapeOf(fresh));
});

test('a migration that was added before one that ran is refused by its name', async () => {
  const database = await emptyDatabase();
  await migrate(database);
  await sql`delete from kysely_migration where name = '037-miniatures'`.execute(database);
  await expect(migrate(database)).rejects.toThrow('037-miniatures');
});

test('bookings of an earlier release get a ticket of their own, scans follow, and phones hear of both', async () => {
  const database = await emptyDatabase();
  await migrateTo(database, '022-bookings');
  const { show, date, booking, scan } = await rowsOfAnEvening(database);
  await migrate(database);

  const { ticket_uuid: ticket, calendar_uid: entry } = await database
    .selectFrom('bookings')
    .select(['ticket_uuid', 'calendar_uid'])
    .where('uuid', '=', booking)
    .executeTakeFirstOrThrow();
  // Under which calendars have it already.
  expect(entry).toBe(booking);
  expect([booking, show, date]).not.toContain(ticket);
  expect(await database.selectFrom('scans').select('ticket_uuid').execute()).toEqual([
    { ticket_uuid: ticket },
  ]);
  const seen = await database.selectFrom('audience').select(['collection', 'key', 'scope']).execute();
  expect(seen.sort((one, other) => one.collection.localeCompare(other.collection))).toEqual([
    { collection: 'desk-shows', key: show, scope: 'secretariat' },
    { collection: 'door-scans', key: scan, scope: 'billetterie' },
    { collection: 'door-tickets', key: ticket, scope: 'billetterie' },
  ]);
  const log = await database.selectFrom('change_log').select('key').where('rev', '=', 2).execute();
  expect(log.map(({ key }) => key).sort()).toEqual([booking, scan, ticket].sort());
});

test('partners of an earlier release come to the desk of the administration, hidden ones too', async () => {
  const database = await emptyDatabase();
  await migrateTo(database, '038-addresses');
  const uuid = randomUUID();
  await sql`
    insert into sponsors (uuid, slug, name, description, rank, visible, version)
    values (${uuid}, 'garage-de-la-halle', 'Garage de la Halle', '', 0, false, '')`.execute(database);
  await migrate(database);
  const seen = await database.selectFrom('audience').select(['collection', 'key', 'scope']).execute();
  expect(seen).toEqual([{ collection: 'desk-sponsors', key: uuid, scope: 'site' }]);
});

/** A booking that came in, as release 22 kept it. */
async function rowsOfAnEvening(database: Kysely<Database>) {
  const [show, date, booking, scan] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await sql`
    insert into shows (uuid, slug, title, visible_from, visible_until, location_name, bookings, version)
    values (${show}, 'le-dindon', 'Le Dindon', now(), now(), 'Salle des fêtes', true, '')`.execute(database);
  await sql`
    insert into show_dates (uuid, show_uuid, date, closing_date, doors_open_at, doors_close_at, max_places)
    values (${date}, ${show}, now(), now(), now(), now(), 100)`.execute(database);
  await sql`
    insert into bookings (uuid, date_uuid, name, firstname, email, state, at, version)
    values (${booking}, ${date}, 'Castan', 'Rémi', 'remi@public.example', 'CONFIRMEE', now(), '')`.execute(
    database,
  );
  await sql`
    insert into scans (key, ticket_uuid, date_uuid, device_uuid, seq, at, received_at, supervisor, kind, count, seats,
      paid, owed, counted, undone, status, verdict)
    values (${scan}, ${booking}, ${date}, gen_random_uuid(), 1, now(), now(), false, 'entry', 1, 1,
      false, false, true, false, 'accepted', 'OK')`.execute(database);
  const collections = ['door-tickets', 'door-scans'];
  await sql`
    select finish_write(
      ${collections}::text[], ${[booking, scan]}::uuid[], ${collections}::text[], ${[booking, scan]}::uuid[],
      '{billetterie,billetterie}', '{-infinity,-infinity}', '{infinity,infinity}', null, null
    )`.execute(database);
  return { show, date, booking, scan };
}
