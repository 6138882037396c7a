import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { pieceAuthorRoutes } from '#server/content/piece-author/piece-author-routes';
import { pieceRoutes } from '#server/content/piece/piece-routes';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { type AskApi, type Asked, openApi, underKey } from './api';
import { miniature, now, threeHats } from './news-desk';
import { writtenPiece } from './piece-draft';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

/** What an editor sends of a play by Feydeau, unless something else is said. */
const draft = {
  ...writtenPiece,
  previewImage: { uuid: miniature },
  textAuthors: [{ slug: 'georges-feydeau' }],
};

/** How a play was performed, with keys of its own. */
export const performed = () => ({
  uuid: randomUUID(),
  type: { code: 'ADULTE' },
  years: [2009, 1991],
  characters: [
    { uuid: randomUUID(), name: 'Pontagnac', preview: { uuid: miniature }, actor: 'Rémi Castan' },
    { uuid: randomUUID(), name: 'Lucienne', description: 'qu’on suit', preview: { uuid: miniature } },
  ],
  dates: [
    { uuid: randomUUID(), date: '2009-03-13T20:30:00+01:00' },
    { uuid: randomUUID(), date: '1991-06-28T20:30:00+02:00' },
  ],
});

/** The calls of plays on a database of its own for a test file, with Feydeau and no play before each test. */
export function pieceDesk() {
  let opened: { readonly site: TestDatabase; readonly ask: AskApi } | null = null;
  const desk = () => must(opened, 'the library of this test file');

  beforeAll(async () => {
    const site = await openTestDatabase();
    opened = { site, ask: openApi(site.database, { ...pieceRoutes, ...pieceAuthorRoutes }) };
    await welcomeTroupe(site.database);
    await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
  });
  beforeEach(async () => {
    await desk().site.setClock(new Date(now));
    await write(desk().site.database, async ({ database }) => {
      await database.deleteFrom('pieces').execute();
      await database.deleteFrom('piece_authors').execute();
    });
    await author('Feydeau', 'Georges');
  });
  afterAll(() => desk().site.close());

  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const save = (method: string, path: string, { headers, ...asked }: Asked) =>
    ask(method, path, { ...asked, headers: { ...underKey(), ...headers } });
  const author = (name: string, firstname: string, fields = {}) =>
    save('POST', '/api/piece-authors', { by: troupe.colette, body: { name, firstname, ...fields } });
  return {
    ask,
    author,
    get database() {
      return desk().site.database;
    },
    goTo: (moment: string) => desk().site.setClock(new Date(moment)),
    create: (fields = {}, by: Player = troupe.colette) =>
      save('POST', '/api/pieces', { by, body: { ...draft, ...fields } }),
    update: (slug: string, fields = {}, headers = {}) =>
      save('PUT', `/api/pieces/${slug}`, { by: troupe.agathe, body: { ...draft, ...fields }, headers }),
    discard: (slug: string, headers = {}) =>
      save('DELETE', `/api/pieces/${slug}`, { by: troupe.colette, headers }),
    dismiss: (slug: string) => save('DELETE', `/api/piece-authors/${slug}`, { by: troupe.colette }),
    async titles(query: string, by?: Player): Promise<string[]> {
      const { body } = await ask('GET', `/api/pieces${query}`, by ? { by } : {});
      return body.data.map((piece: { title: string }) => piece.title);
    },
  };
}
