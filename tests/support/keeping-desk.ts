import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import type { RoleCode } from '#common/contract/people/roles';
import { scopesOf } from '#common/rules/scopes';
import { projections } from '#server/projections';
import { pull } from '#server/platform/feed/pull';
import { readCursorKey } from '#server/platform/feed/revs';
import { badgeRoutes } from '#server/operation/badge/badge-routes';
import { write } from '#server/platform/database/transaction';
import { diskStore } from '#server/platform/files/disk-store';
import type { FileStore } from '#server/platform/files/file-store';
import { imageRoutes } from '#server/content/image/image-routes';
import { newsRoutes } from '#server/content/news/news-routes';
import { pieceAuthorRoutes } from '#server/content/piece-author/piece-author-routes';
import { pieceRoutes } from '#server/content/piece/piece-routes';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { previewImageRoutes } from '#server/content/preview-image/preview-image-routes';
import { previewLinkRoutes } from '#server/content/preview-link/preview-link-routes';
import { revisionRoutes } from '#server/content/publication/revision-routes';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { trashRoutes } from '#server/content/trash/trash-routes';
import { FeedMirror } from '../server/platform/feed/feed-mirror';
import { type AskApi, openApi, underKey } from './api';
import { draft, miniature, now, threeHats } from './news-desk';
import { performed } from './piece-desk';
import { writtenPiece } from './piece-draft';
import { curtain, formWith } from './pictures';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

/** What editors publish, discard and find again, on a database and a folder of a test file's own; it is `now`. */
export function keepingDesk() {
  let opened: {
    readonly site: TestDatabase;
    readonly folder: string;
    readonly files: FileStore;
    readonly ask: AskApi;
    readonly cursorKey: string;
  } | null = null;
  const desk = () => must(opened, 'the desk of this test file');

  beforeAll(async () => {
    const site = await openTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const files = diskStore(folder);
    const routes = {
      ...newsRoutes,
      ...pieceRoutes,
      ...pieceAuthorRoutes,
      ...imageRoutes(files),
      ...previewImageRoutes(files),
      ...showDeskRoutes,
      ...trashRoutes(files),
      ...revisionRoutes,
      ...previewLinkRoutes(projections),
      ...badgeRoutes,
    };
    const cursorKey = await readCursorKey(site.database);
    opened = { site, folder, files, ask: openApi(site.database, routes), cursorKey };
    await welcomeTroupe(site.database);
    await write(site.database, (transaction) => addPreviewImage(transaction, threeHats));
  });
  beforeEach(async () => {
    await desk().site.setClock(new Date(now));
    await write(desk().site.database, async ({ database }) => {
      for (const table of ['preview_links', 'news', 'pieces', 'piece_authors', 'images'] as const)
        await database.deleteFrom(table).execute();
    });
  });
  afterAll(async () => {
    await desk().site.close();
    await rm(desk().folder, { recursive: true, force: true });
  });

  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const save: AskApi = (method, path, { by = troupe.colette, headers, ...asked } = {}) =>
    ask(method, path, { by, ...asked, headers: { ...underKey(), ...headers } });
  return {
    ask,
    save,
    get database() {
      return desk().site.database;
    },
    get files() {
      return desk().files;
    },
    goTo: (moment: string | Date) => desk().site.setClock(new Date(moment)),
    writeNews: async (fields = {}) =>
      (await save('POST', '/api/news', { body: { ...draft, ...fields } })).body,
    async writePiece(fields = {}) {
      const author = { name: 'Feydeau', firstname: 'Georges' };
      const { slug } = (await save('POST', '/api/piece-authors', { body: author })).body;
      const body = {
        ...writtenPiece,
        previewImage: { uuid: miniature },
        textAuthors: [{ slug }],
        performance: performed(),
        ...fields,
      };
      return (await save('POST', '/api/pieces', { body })).body;
    },
    /** A photo with its file, asked for once in a smaller form. */
    async addPhoto(fields = {}) {
      const described = { name: 'Salut', year: 2009, spectacleTypes: [], types: [], ...fields };
      const { uuid } = (await save('POST', '/api/images', { body: described })).body;
      const body = formWith(await (await curtain(400, 300)).png().toBuffer());
      await ask('POST', `/api/images/${uuid}/file`, { by: troupe.colette, body });
      await ask('GET', `/api/images/${uuid}/format/S/file`);
      return (await ask('GET', '/api/images', { by: troupe.colette })).body.data.find(
        (image: { uuid: string }) => image.uuid === uuid,
      );
    },
    /** Names of what lies in the store. */
    async stored(): Promise<string[]> {
      const entries = await readdir(desk().folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    /** A device of somebody's, which follows the feed. */
    follow(player: Player | null) {
      const mirror = new FeedMirror();
      const roles: ReadonlySet<RoleCode> = new Set(player?.roles);
      const puller = player && { uuid: randomUUID(), scopes: scopesOf({ ...player, roles }) };
      return async (collection: string): Promise<string[]> => {
        const options = { readers: projections, cursorKey: desk().cursorKey, known: null };
        let isMore = true;
        while (isMore) {
          const asked = { cursors: mirror.cursors, unsettled: [] };
          const pageSize = { weight: 1000, bytes: 0, companions: 1000 };
          const answer = await pull(desk().site.database, puller, asked, { ...options, pageSize });
          mirror.apply(answer);
          isMore = answer.more;
        }
        return [...mirror.rows.keys()]
          .filter((name) => name.startsWith(`${collection} `))
          .map((name) => name.slice(collection.length + 1));
      };
    },
  };
}
