import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import type { Collection } from '#common/contract/feed/collection-names';
import { write } from '#server/platform/database/transaction';
import { addImages } from '#server/content/image/image-repository';
import { interactiveImageRoutes } from '#server/agenda/interactive-image/interactive-image-routes';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { type AskApi, openApi } from './api';
import { after, curtain, openHouse } from './door';
import { writtenInteractiveImage } from './interactive-image-draft';
import { writtenShow } from './show-draft';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

interface OpenedDesk {
  readonly site: TestDatabase;
  readonly ask: AskApi;
}

/** The calls of shows and interactive images, with an image and, before each test, a new show that is on view. */
export function interactiveImageDesk() {
  let opened: OpenedDesk | null = null;
  let show = { uuid: '', slug: '' };
  const poster = randomUUID();
  const desk = () => must(opened, 'the desk of this test file');

  beforeAll(async () => {
    const site = await openTestDatabase();
    opened = { site, ask: openApi(site.database, { ...showDeskRoutes, ...interactiveImageRoutes }) };
    await welcomeTroupe(site.database);
    await site.setClock(after(-24 * 60, curtain));
    // Brings the two price categories.
    await openHouse(site.database);
    await addPoster(site, poster);
  });
  const addShow = async () =>
    (await desk().ask('POST', '/api/shows', { by: troupe.seraphine, body: writtenShow({ dates: [] }) })).body;
  beforeEach(async () => {
    show = await addShow();
  });
  afterAll(() => desk().site.close());

  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const bodyOf = (fields: object) => ({
    ...writtenInteractiveImage({ show: show.uuid, image: poster }),
    ...fields,
  });
  const over = (base?: string) => base !== undefined && { headers: { 'If-Match': base } };
  return {
    poster,
    ask,
    addShow,
    get database() {
      return desk().site.database;
    },
    get show() {
      return show;
    },
    create: (fields: object = {}, by: Player = troupe.seraphine) =>
      ask('POST', '/api/interactive-images', { by, body: bodyOf(fields) }),
    save: (uuid: string, fields: object = {}, base?: string, by: Player = troupe.seraphine) =>
      ask('PUT', `/api/interactive-images/${uuid}`, { by, body: bodyOf(fields), ...over(base) }),
    place: (uuid: string, after: string | null, before: string | null, by: Player = troupe.seraphine) =>
      ask('PUT', `/api/interactive-images/${uuid}/place`, { by, body: { after, before } }),
    /** The titles of a show's, in their order. */
    titles: async (by?: Player, of = show.slug): Promise<readonly string[]> =>
      (await ask('GET', `/api/interactive-images?show=${of}`, by ? { by } : {})).body.map(
        ({ title }: { title: string }) => title,
      ),
    /** Who may see a row, and when. */
    audienceOf: (collection: Collection, key: string) =>
      desk()
        .site.database.selectFrom('audience')
        .select(['scope', 'visible_from', 'visible_until'])
        .where('collection', '=', collection)
        .where('key', '=', key)
        .execute(),
    remove: (uuid: string, base?: string) =>
      ask('DELETE', `/api/interactive-images/${uuid}`, { by: troupe.seraphine, ...over(base) }),
  };
}

const addPoster = ({ database }: TestDatabase, uuid: string) =>
  write(database, (transaction) =>
    addImages(transaction, [
      {
        uuid,
        name: 'L’affiche du Dindon',
        description: '',
        year: 2026,
        visibleFrom: transaction.now,
        spectacleTypes: [],
        types: ['AFFICHE'],
        creationDate: transaction.now,
        extension: '',
        formats: [],
        file: null,
        version: 'first',
      },
    ]),
  );
