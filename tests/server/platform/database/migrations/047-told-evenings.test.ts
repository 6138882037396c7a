import { randomUUID } from 'node:crypto';
import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellBookers } from '#server/tickets/booking/booking-announcements';
import type { Connection } from '#server/platform/database/connection';
import { migrate } from '#server/platform/database/migrate';
import { migrations } from '#server/platform/database/migrations/migrations';
import type { Database } from '#server/platform/database/schema';
import { keepSiteUrl } from '#server/platform/mail/sender-repository';
import { openBareDatabase } from '../../../../support/test-database';

let site: Connection;

beforeAll(async () => {
  site = await openBareDatabase();
});
afterAll(() => site.close());

async function migrateTo(database: Kysely<Database>, name: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  expect((await migrator.migrateTo(name)).error).toBeUndefined();
}

const former = new Date('2126-11-21T20:30:00+01:00');
const day = new Date('2126-11-28T20:30:00+01:00');

/** A show of one date, which was moved, as the release before kept it. */
async function addDate(database: Kysely<Database>): Promise<string> {
  const [show, date] = [randomUUID(), randomUUID()];
  await sql`
    insert into shows (uuid, slug, title, visible_from, visible_until, location_name, bookings, version)
    values (${show}, 'le-dindon', 'Le Dindon', now(), ${day}, 'Salle des fêtes', true, '')`.execute(database);
  await sql`
    insert into show_dates (uuid, show_uuid, date, closing_date, doors_open_at, doors_close_at, max_places)
    values (${date}, ${show}, ${day}, ${day}, ${day}, ${day}, 100)`.execute(database);
  return date;
}

async function addBooking(
  database: Kysely<Database>,
  date: string,
  {
    email,
    state,
    movedFrom,
  }: { readonly email: string; readonly state: string; readonly movedFrom: Date | null },
): Promise<void> {
  await sql`
    insert into bookings (uuid, ticket_uuid, date_uuid, name, firstname, name_folded, email, state, at, created_at,
      cancelled_at, version, moved_from)
    values (gen_random_uuid(), gen_random_uuid(), ${date}, 'Castan', 'Rémi', 'remi castan', ${email}, ${state}, now(),
      now(), ${state === 'ANNULEE' ? new Date() : null}, '', ${movedFrom})`.execute(database);
}

test('bookers whose date had moved, and who were not told before the site was upgraded, are told after it, once', async () => {
  const { database } = site;
  await migrateTo(database, '045-former-device-keys');
  const date = await addDate(database);
  await addBooking(database, date, { email: 'remi@public.example', state: 'CONFIRMEE', movedFrom: former });
  await addBooking(database, date, { email: 'ines@public.example', state: 'EN_ATTENTE', movedFrom: former });
  await addBooking(database, date, { email: 'paul@public.example', state: 'ANNULEE', movedFrom: former });
  await addBooking(database, date, { email: 'told@public.example', state: 'CONFIRMEE', movedFrom: null });
  await addBooking(database, date, { email: 'back@public.example', state: 'CONFIRMEE', movedFrom: day });
  await migrate(database);
  await keepSiteUrl(database, 'https://theatre.example');

  expect(await tellBookers(database)).toBe(2);
  expect(await tellBookers(database)).toBe(0);
  const mails = await database
    .selectFrom('mails')
    .select(['recipient', 'kind', 'text'])
    .orderBy('recipient')
    .execute();
  expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['ines@public.example', 'booking-moved'],
    ['remi@public.example', 'booking-moved'],
  ]);
  expect(mails[1]?.text).toMatch(/21 novembre 2126 à 20\sh\s30 est déplacée/);
  expect(mails[1]?.text).not.toContain('lieu');
  expect(await database.selectFrom('told_evenings').selectAll().execute()).toEqual([]);
});
