import { afterAll, beforeAll, expect, test } from 'vitest';
import { projections } from '#server/projections';
import { write } from '#server/platform/database/transaction';
import { addNews } from '#server/content/news/news-repository';
import { thingRoutes } from '#server/content/page/thing-routes';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { type AskApi, openApi } from '../../../support/api';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, thingRoutes({ readers: projections }));
  await site.setClock(new Date('2026-11-21T20:30:00+01:00'));
  await welcomeTroupe(site.database);
  const news = (rank: number, slug: string, title: string, visibleFrom: string) =>
    newsDraft({ uuid: uuidOf(rank), slug, title, years: [], visibleFrom: new Date(visibleFrom) });
  await write(site.database, async (transaction) => {
    await addNews(transaction, news(1, 'photos', 'Les photos du Dindon', '2026-02-01T10:00:00+01:00'));
    await addNews(transaction, news(2, 'autre', 'Rideau', '2026-03-01T10:00:00+01:00'));
    await addNews(transaction, news(3, 'demain', 'Le Dindon, demain', '2027-01-01T10:00:00+01:00'));
    await addPieces(transaction, [pieceDraft({ uuid: uuidOf(4), slug: 'le-dindon' })]);
  });
});

afterAll(() => site.close());

const keysOf = (rows: { uuid: string }[] | undefined) => rows?.map(({ uuid }) => uuid).sort();

test('an article is given alone, with the titles that its page leads to and nothing of what is to appear', async () => {
  const { status, body } = await ask('GET', '/api/things/news/photos');
  expect(status).toBe(200);
  expect(keysOf(body.put['news-bodies'])).toEqual([uuidOf(1)]);
  expect(keysOf(body.put.news)).toEqual([uuidOf(1), uuidOf(2)]);
  expect(keysOf(body.put.pieces)).toEqual([uuidOf(4)]);
  expect(JSON.stringify(body)).not.toContain('demain');
});

test('a play is given with its text', async () => {
  const { body } = await ask('GET', `/api/things/pieces/${uuidOf(4)}`);
  expect(keysOf(body.put['piece-bodies'])).toEqual([uuidOf(4)]);
  expect(keysOf(body.put.news)).toEqual([uuidOf(1)]);
});

test.each([
  'news/demain',
  'news/rien',
  'pieces/rien',
  `images/${uuidOf(9)}`,
  'images/rien',
  'shows/current',
  'bookings/rien',
])('what nobody may see is not there: %s', async (path) => {
  expect((await ask('GET', `/api/things/${path}`)).status).toBe(404);
});
