import { afterAll, beforeAll, expect, test } from 'vitest';
import { headerRoutes } from '#server/content/header/header-routes';
import { readHeaderRows } from '#server/content/header/header-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type AskApi, openApi } from '../../../support/api';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { type Player, troupe, welcomeTroupe } from '../../../support/troupe';

const { ulysse, colette, agathe } = troupe;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, headerRoutes);
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Tréteaux du Lavoir');
});
afterAll(() => site.close());

const cancelled = { title: 'Séance de ce soir annulée', show: true, url: '/reservations' };
const read = async (by?: Player) => (await ask('GET', '/api/header', by && { by })).body;
const put = (banner: object, fields = {}, by: Player = agathe) =>
  ask('PUT', '/api/header', { by, body: { banner, ...fields } });

test('a new site has no notice to show', async () => {
  expect((await read()).banner).toEqual({ title: '', show: false });
});

test('an administrator writes one, and everybody reads it, in the mirror too', async () => {
  const { uuid } = await read();
  const { status, body } = await put({ ...cancelled, title: ' Séance de ce soir annulée ' });
  expect([status, body.banner]).toEqual([200, cancelled]);
  expect(await read()).toEqual(body);
  expect((await readHeaderRows(site.database, [uuid])).get(uuid)).toEqual(body);
  const told = site.database.selectFrom('change_log').select(['collection', 'scope']).where('key', '=', uuid);
  expect(await told.execute()).toEqual([
    { collection: 'header', scope: 'public' },
    { collection: 'header', scope: 'public' },
  ]);
  await prepareSite(site.database, 'Les Tréteaux du Lavoir');
  expect(await read()).toEqual(body);
});

test('one that is written ahead is read by administrators alone', async () => {
  const { body } = await put({ ...cancelled, show: false });
  const hidden = { title: '', show: false };
  expect([(await read()).banner, (await read(ulysse)).banner]).toEqual([hidden, hidden]);
  expect((await read(agathe)).banner).toEqual({ ...cancelled, show: false });
  const rows = await readHeaderRows(site.database, [body.uuid]);
  expect(rows.get(body.uuid)?.banner).toEqual(hidden);
});

test.each([null, undefined])('a link that is not sent (%o) is no more', async (url) => {
  await put(cancelled);
  expect((await put({ ...cancelled, url })).body.banner).toEqual({ title: cancelled.title, show: true });
});

test('of two who write at once, the second is told', async () => {
  const { version } = await read();
  expect((await put(cancelled, { version })).status).toBe(200);
  const late = await put({ title: 'Complet', show: true }, { version });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
  expect((await read()).banner).toEqual(cancelled);
});

test('nobody else may, and what says nothing or leads nowhere is refused', async () => {
  for (const by of [ulysse, colette]) expect((await put(cancelled, {}, by)).status).toBe(403);
  for (const wrong of [
    { title: ' ' },
    { title: '\u200d' },
    { title: 'x'.repeat(201) },
    { title: 'deux\nlignes' },
    { url: 'javascript:alert(1)' },
    { url: '' },
    { show: 'oui' },
  ])
    expect(await put({ ...cancelled, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid-field' },
    });
});
