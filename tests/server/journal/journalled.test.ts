import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { write } from '#server/database/transaction';
import { armDevice } from '#server/device/device-repository';
import { deviceRoutes } from '#server/device/device-routes';
import { eventRoutes } from '#server/event/event-routes';
import { oldRecords } from '#server/jobs/housekeeping';
import { journalRoutes } from '#server/journal/journal-routes';
import { eraseUser } from '#server/people/user-deletion-repository';
import { userRoutes } from '#server/people/user-routes';
import { priceCategoryRoutes } from '#server/price-category/price-category-routes';
import { prepareSite } from '#server/settings/prepare-site';
import { settingsRoutes } from '#server/settings/settings-routes';
import { addSponsor } from '#server/sponsor/sponsor-repository';
import { sponsorRoutes } from '#server/sponsor/sponsor-routes';
import { findUsers } from '#server/user/user-repository';
import { type AskApi, openApi, underKey } from '../../support/api';
import { sponsorDraft } from '../../support/sponsor-draft';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../support/troupe';

const { agathe, anselme, colette, ursule } = troupe;
const garage = sponsorDraft({ slug: 'garage-de-la-halle', name: 'Garage de la Halle' });
const path = `/api/sponsors/${garage.slug}`;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  await prepareSite(site.database, 'Les Amis de la Scène');
  ask = openApi(site.database, {
    ...deviceRoutes,
    ...eventRoutes,
    ...journalRoutes,
    ...priceCategoryRoutes,
    ...settingsRoutes,
    ...sponsorRoutes,
    ...userRoutes,
  });
});
beforeEach(async () => {
  await site.setClock(new Date('2026-11-21T20:30:00+01:00'));
  await write(site.database, async (transaction) => {
    for (const table of ['journal', 'sponsors', 'users'] as const)
      await transaction.database.deleteFrom(table).execute();
    await addSponsor(transaction, garage);
  });
  await welcomeTroupe(site.database);
});
afterAll(() => site.close());

const sent = (fields: object = {}) => {
  const { name, description, link, visible } = garage;
  return { name, description, link, visible, ...fields };
};
const journal = async (query = '') => {
  const { status, body } = await ask('GET', `/api/admin-journal${query}`, { by: agathe });
  expect(status).toBe(200);
  return body;
};
const newest = async () => (await journal()).entries[0];
const isNamed = ({ uuid, slug, name, firstname }: Player) => ({ uuid, slug, name, firstname });

describe('an entry', () => {
  test('tells who changed what, with the values before and after of what changed alone', async () => {
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
    expect((await journal()).entries).toEqual([
      {
        uuid: expect.any(String),
        at: '2026-11-21T20:30:00+01:00',
        author: isNamed(agathe),
        noun: 'sponsor',
        act: 'changed',
        name: garage.name,
        changes: [{ field: 'visible', before: true, after: false }],
      },
    ]);
  });

  test('is made when a thing comes and when it goes', async () => {
    await ask('POST', '/api/sponsors', { by: agathe, body: sent({ name: 'Café du Pont' }) });
    expect(await newest()).toMatchObject({ act: 'created', name: 'Café du Pont' });
    expect((await newest()).changes).toContainEqual({ field: 'name', after: 'Café du Pont' });
    await ask('DELETE', '/api/sponsors/cafe-du-pont', { by: agathe });
    expect((await journal()).entries[0]).toMatchObject({ act: 'removed', name: 'Café du Pont' });
    expect((await newest()).changes).toContainEqual({ field: 'name', before: 'Café du Pont' });
  });

  test('is not made by what changes nothing, is refused, or is sent again', async () => {
    await ask('PUT', path, { by: agathe, body: sent() });
    await ask('PUT', path, { by: colette, body: sent({ visible: false }) });
    await ask('PUT', '/api/sponsors/nobody', { by: agathe, body: sent({ visible: false }) });
    const stale = { 'If-Match': '"another"' };
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }), headers: stale });
    expect((await journal()).entries).toEqual([]);
    const headers = underKey();
    for (let times = 0; times < 2; times += 1)
      await ask('PUT', path, { by: agathe, body: sent({ visible: false }), headers });
    expect((await journal()).entries).toHaveLength(1);
  });

  test('goes with a change that is undone', async () => {
    await site.database.schema
      .alterTable('journal')
      .addCheckConstraint('none', sql`noun <> 'sponsor'`)
      .execute();
    await expect(ask('PUT', path, { by: agathe, body: sent({ visible: false }) })).rejects.toThrow();
    await site.database.schema.alterTable('journal').dropConstraint('none').execute();
    expect((await ask('GET', path, { by: agathe })).body.visible).toBe(true);
  });

  test('begins where the one before it ended, also if both were written at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        ask('PUT', path, { by: agathe, body: sent({ description: `Version ${at}` }) }),
      ),
    );
    const changes: { before: string; after: string }[] = (await journal()).entries.map(
      (entry: { changes: unknown[] }) => entry.changes[0],
    );
    const befores = new Set(changes.map(({ before }) => before));
    expect(changes).toHaveLength(6);
    expect(befores.size).toBe(6);
    expect(befores).toContain(garage.description);
  });
});

describe('the journal of accounts', () => {
  const about = `/api/users/${anselme.uuid}`;

  test('names the person, tells their roles, and of what is theirs only that it changed', async () => {
    const { body } = await ask('GET', about, { by: agathe });
    await ask('PUT', about, { by: ursule, body: { ...body, email: 'secret@troupe.example', name: 'Renard' } });
    const [entry] = (await journal()).entries;
    expect(entry).toMatchObject({ noun: 'user', act: 'changed', author: isNamed(ursule) });
    expect(entry.person).toMatchObject({ uuid: anselme.uuid, name: 'Renard' });
    expect(entry.changes).toEqual([{ field: 'name' }, { field: 'email' }]);

    const habilitations = [{ code: 'ROLE_USER' }, { code: 'ROLE_MEMBRE' }];
    await ask('PUT', `${about}/habilitations`, { by: agathe, body: { habilitations } });
    expect((await newest()).changes).toEqual([
      { field: 'habilitations', before: ['ROLE_ANCIEN_MEMBRE'], after: ['ROLE_MEMBRE'] },
    ]);
    const kept = await site.database.selectFrom('journal').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/secret|Renard|Garrigue|troupe\.example/);
  });

  test('tells who blocked and who deleted an account, and then no longer whose', async () => {
    const disabledUntil = '2026-12-01T00:00:00+01:00';
    await ask('PUT', `${about}/blocked-until`, { by: ursule, body: { disabledUntil } });
    expect(await newest()).toMatchObject({
      act: 'blocked',
      changes: [{ field: 'disabledUntil', after: disabledUntil }],
    });
    await ask('DELETE', about, { by: ursule });
    const { entries } = await journal();
    expect(entries[0]).toMatchObject({ noun: 'user', act: 'removed', author: isNamed(ursule) });
    expect(entries.map(({ person }: { person: unknown }) => person)).toEqual([undefined, undefined]);
    expect(await site.database.selectFrom('journal').select('name').distinct().execute()).toEqual([
      { name: null },
    ]);
  });

  test('has nothing of what people do to their own', async () => {
    await ask('PUT', `${about}/temporary`, { by: anselme, body: { temporary: true } });
    await ask('DELETE', about, { by: anselme });
    expect((await journal()).entries).toEqual([]);
  });

  test('forgets an author with their account', async () => {
    await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
    await write(site.database, async (transaction) => {
      const [user] = await findUsers(transaction.database, [agathe.uuid]);
      if (user) await eraseUser(transaction, user);
    });
    const entries = await site.database.selectFrom('journal').select(['author', 'noun']).execute();
    expect(entries).toEqual([{ author: null, noun: 'sponsor' }]);
  });
});

test('settings, price categories and phones are journalled too', async () => {
  await ask('PUT', '/api/settings', { by: agathe, body: { title: 'Les Tréteaux', description: '' } });
  const added = await ask('POST', '/api/price-categories', { by: agathe, body: { name: 'Chômeurs' } });
  await ask('PUT', `/api/price-categories/${added.body.slug}`, { by: agathe, body: { name: 'Solidaire' } });
  await ask('DELETE', `/api/price-categories/${added.body.slug}`, { by: agathe });
  const uuid = randomUUID();
  await write(site.database, (transaction) => armDevice(transaction, { uuid, name: 'Porte A' }, agathe.uuid));
  await ask('DELETE', `/api/devices/${uuid}`, { by: agathe });
  const told = (await journal()).entries.map(({ noun, act, name }: Record<string, string>) => [noun, act, name]);
  expect(told).toHaveLength(5);
  expect(told).toEqual(
    expect.arrayContaining([
      ['settings', 'changed', undefined],
      ['priceCategory', 'created', 'Chômeurs'],
      ['priceCategory', 'changed', 'Solidaire'],
      ['priceCategory', 'removed', 'Solidaire'],
      ['device', 'disarmed', 'Porte A'],
    ]),
  );
});

test('entries are kept for a year', async () => {
  await ask('PUT', path, { by: agathe, body: sent({ visible: false }) });
  await site.setClock(new Date('2027-11-21T20:00:00+01:00'));
  await ask('PUT', path, { by: agathe, body: sent() });
  expect(await oldRecords.run(site.database)).toMatchObject({ journal: 0 });
  await site.setClock(new Date('2027-11-21T21:00:00+01:00'));
  expect(await oldRecords.run(site.database)).toMatchObject({ journal: 1 });
  expect((await journal()).entries).toHaveLength(1);
});
