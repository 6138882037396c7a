import { afterAll, beforeAll, expect, test } from 'vitest';
import { array, is } from 'superstruct';
import { aboutText } from '#common/contract/content/about-text';
import { plainText } from '#common/contract/fields/rich-text-check';
import { write } from '#server/platform/database/transaction';
import {
  addAboutText,
  findAboutText,
  readAboutTextRows,
} from '#server/content/about-text/about-text-repository';
import { aboutTextRoutes } from '#server/content/about-text/about-text-routes';
import { findSettings } from '#server/content/settings/settings-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type AskApi, openApi } from '../../../support/api';
import { paragraph } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const history = {
  uuid: '0190a000-0000-7000-8000-0000000000aa',
  slug: 'histoire',
  type: 'PAGE' as const,
  title: 'Notre histoire',
  content: paragraph('Onze personnes, une table.'),
  version: 3,
  lastAuthor: troupe.agathe.uuid,
  lastModified: new Date('2026-11-21T20:30:00+01:00'),
};

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, aboutTextRoutes);
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Tréteaux du Lavoir');
  await write(site.database, (transaction) => addAboutText(transaction, history));
});

afterAll(() => site.close());

test('a new site has its name and its terms of use, in its own name', async () => {
  expect((await findSettings(site.database))?.title).toBe('Les Tréteaux du Lavoir');
  const { status, body } = await ask('GET', '/api/about-text/cgu');
  expect(status).toBe(200);
  expect(body).toMatchObject({ slug: 'cgu', type: 'PAGE', version: 1 });
  expect(plainText(body.content)).toContain('Les Tréteaux du Lavoir');
});

test('preparing a site again leaves its name and texts as they are', async () => {
  await prepareSite(site.database, 'Un autre nom');
  expect((await findSettings(site.database))?.title).toBe('Les Tréteaux du Lavoir');
});

test('a text says who saved it last', async () => {
  const { body } = await ask('GET', '/api/about-text/histoire');
  expect(body).toEqual({
    ...history,
    lastAuthor: { uuid: troupe.agathe.uuid, slug: 'agathe-roussel', name: 'Roussel', firstname: 'Agathe' },
    lastModified: '2026-11-21T20:30:00+01:00',
  });
});

test('the list holds every text, whole', async () => {
  const { body } = await ask('GET', '/api/about-text');
  expect(body.map((text: { slug: string }) => text.slug)).toEqual(['cgu', 'histoire']);
});

test.each(['jamais-ecrit', 'CGU', 'a b', '%00', history.uuid])('there is no text « %s »', async (slug) => {
  expect(await ask('GET', `/api/about-text/${slug}`)).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});

test('mirrors hold each text as the call answers it, for everybody', async () => {
  const rows = await readAboutTextRows(site.database, [history.uuid]);
  expect(rows.get(history.uuid)).toEqual(await findAboutText(site.database, 'histoire'));
  expect(is([...rows.values()], array(aboutText))).toBe(true);
  const seen = await site.database
    .selectFrom('audience')
    .select('scope')
    .where('key', '=', history.uuid)
    .execute();
  expect(seen).toEqual([{ scope: 'public' }]);
});

test('a slug is taken once: what comes later under it is left out', async () => {
  const other = { ...history, uuid: '0190a000-0000-7000-8000-0000000000bb', title: 'Une autre' };
  await write(site.database, (transaction) => addAboutText(transaction, other));
  expect((await findAboutText(site.database, 'histoire'))?.title).toBe('Notre histoire');
});
