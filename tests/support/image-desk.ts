import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { badgeRoutes } from '#server/operation/badge/badge-routes';
import { diskStore } from '#server/platform/files/disk-store';
import type { FileStore } from '#server/platform/files/file-store';
import { imageRoutes } from '#server/content/image/image-routes';
import { newsRoutes } from '#server/content/news/news-routes';
import { previewImageRoutes } from '#server/content/preview-image/preview-image-routes';
import { uploadRoutes } from '#server/content/upload/upload-routes';
import { type AskApi, type Asked, openApi, underKey } from './api';
import { now } from './news-desk';
import { formWith } from './pictures';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

/** What an editor sends of a photo, unless something else is said. */
const draft = {
  name: 'Le Dindon, la troupe',
  description: 'Salut de la dernière',
  year: 2009,
  spectacleTypes: [{ code: 'ADULTE' }],
  types: [{ code: 'PHOTO' }],
};

interface OpenedDesk {
  readonly site: TestDatabase;
  readonly folder: string;
  readonly files: FileStore;
  readonly ask: AskApi;
}

/**
 * The calls of images and preview images on a database and a folder of a test file's own, without images before each
 * test.
 */
export function imageDesk() {
  let opened: OpenedDesk | null = null;
  const desk = () => must(opened, 'the image desk of this test file');

  beforeAll(async () => {
    const site = await openTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const files = diskStore(folder);
    const routes = {
      ...imageRoutes(files),
      ...previewImageRoutes(files),
      ...newsRoutes,
      ...uploadRoutes,
      ...badgeRoutes,
    };
    opened = { site, folder, files, ask: openApi(site.database, routes) };
    await welcomeTroupe(site.database);
  });
  beforeEach(async () => {
    await desk().site.setClock(new Date(now));
    await write(desk().site.database, async ({ database }) => {
      await database.deleteFrom('images').execute();
      await database.deleteFrom('news').execute();
      await database.deleteFrom('preview_images').execute();
    });
    await rm(desk().folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await desk().site.close();
    await rm(desk().folder, { recursive: true, force: true });
  });

  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const save = (method: string, path: string, { headers, ...asked }: Asked) =>
    ask(method, path, { ...asked, headers: { ...underKey(), ...headers } });
  const send = (path: string, bytes: Uint8Array | FormData, by: Player = troupe.colette) =>
    ask('POST', path, { by, body: bytes instanceof FormData ? bytes : formWith(bytes) });
  return {
    ask,
    save,
    get database() {
      return desk().site.database;
    },
    get files() {
      return desk().files;
    },
    goTo: (moment: string) => desk().site.setClock(new Date(moment)),
    create: (fields = {}, by: Player = troupe.colette) =>
      save('POST', '/api/images', { by, body: { ...draft, ...fields } }),
    update: (uuid: string, fields = {}, headers = {}) =>
      save('PUT', `/api/images/${uuid}`, { by: troupe.agathe, body: { ...draft, ...fields }, headers }),
    discard: (uuid: string, headers = {}) =>
      save('DELETE', `/api/images/${uuid}`, { by: troupe.colette, headers }),
    createPreviewImage: (fields = {}) => {
      const { description: _, ...described } = draft;
      return save('POST', '/api/preview-images', { by: troupe.colette, body: { ...described, ...fields } });
    },
    sendFile: (uuid: string, bytes: Uint8Array | FormData, by?: Player) =>
      send(`/api/images/${uuid}/file`, bytes, by),
    sendPreviewImage: (uuid: string, bytes: Uint8Array | FormData, by?: Player) =>
      send(`/api/preview-images/${uuid}/file`, bytes, by),
    file: (uuid: string, format: string, headers = {}, query = '') =>
      ask('GET', `/api/images/${uuid}/format/${format}/file${query}`, { headers }),
    /** Names of what lies in the store. */
    stored: async () => {
      const entries = await readdir(desk().folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async names(query: string, by?: Player): Promise<string[]> {
      const { body } = await ask('GET', `/api/images${query}`, by ? { by } : {});
      return body.data.map((image: { name: string }) => image.name);
    },
  };
}
