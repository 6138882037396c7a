import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { newsRoutes } from '#server/content/news/news-routes';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { type AskApi, type Asked, openApi, underKey } from './api';
import { paragraph } from './news-draft';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

export const now = '2026-11-21T20:30:00+01:00';
export const tomorrow = '2026-11-22T20:30:00+01:00';

/** The preview image that is there. */
export const miniature = '0190a000-0000-7000-8000-0000000000aa';

/** What an editor sends, unless something else is said. */
export const draft = {
  title: 'Les trois coups',
  description: 'On commence à l’heure.',
  content: paragraph('Promis.'),
  years: [2026],
  spectacleTypes: [{ code: 'ADULTE' }],
};

/** The news calls on a database of its own for a test file, empty of news before each test; it is `now`. */
export function newsDesk() {
  let opened: { readonly site: TestDatabase; readonly ask: AskApi } | null = null;
  const desk = () => must(opened, 'the news desk of this test file');

  beforeAll(async () => {
    const site = await openTestDatabase();
    opened = { site, ask: openApi(site.database, newsRoutes) };
    await welcomeTroupe(site.database);
    await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
  });
  beforeEach(async () => {
    await desk().site.setClock(new Date(now));
    await write(desk().site.database, ({ database }) => database.deleteFrom('news').execute());
  });
  afterAll(() => desk().site.close());

  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const save = (method: string, path: string, { headers, ...asked }: Asked) =>
    ask(method, path, { ...asked, headers: { ...underKey(), ...headers } });
  return {
    ask,
    get database() {
      return desk().site.database;
    },
    goTo: (moment: string) => desk().site.setClock(new Date(moment)),
    create: (fields = {}, by: Player = troupe.colette) =>
      save('POST', '/api/news', { by, body: { ...draft, ...fields } }),
    update: (slug: string, fields = {}, headers = {}) =>
      save('PUT', `/api/news/${slug}`, { by: troupe.agathe, body: { ...draft, ...fields }, headers }),
    discard: (slug: string, headers = {}) =>
      save('DELETE', `/api/news/${slug}`, { by: troupe.colette, headers }),
    async titles(query: string, by?: Player): Promise<string[]> {
      const { body } = await ask('GET', `/api/news${query}`, by ? { by } : {});
      return body.data.map((news: { title: string }) => news.title);
    },
  };
}

export const threeHats = {
  uuid: miniature,
  name: 'Trois chapeaux',
  year: 2026,
  spectacle_types: [],
  types: ['DIVERS' as const],
  creation_date: new Date(now),
  extension: 'webp',
  background_color: '#c99b4c',
  version: 'abc',
};
