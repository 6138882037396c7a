import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uuidV7 } from '#common/base/uuid';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import { DatabaseChangeListener } from '#server/platform/feed/database-change-listener';
import { write } from '#server/platform/database/transaction';
import { createLog } from '#server/platform/process/log';
import type { PageAt } from '#server/platform/http/sent-page';
import { addNews } from '#server/content/news/news-repository';
import { discardPublished } from '#server/content/publication/published';
import { createPages } from '#server/content/page/pages';
import { prepareSite } from '#server/content/settings/prepare-site';
import { newsDraft } from '../../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

let site: TestDatabase;
let changeListener: DatabaseChangeListener;
let pageAt: PageAt;
let printed: number;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
});
beforeEach(async () => {
  changeListener = new DatabaseChangeListener(
    site,
    createLog('error', () => undefined),
  );
  await changeListener.start();
  printed = 0;
  pageAt = createPages({
    database: site.database,
    freshness: changeListener,
    readers: projections,
    cursorKey: await readCursorKey(site.database),
    siteUrl: 'https://www.theatre.example',
    template: '<html><head><!--head--></head><body><!--page--><!--rows--></body></html>',
    webManifest: '{}',
    renderPage: async () => {
      printed += 1;
      return { html: '', title: 'Accueil', access: 'open' };
    },
    log: createLog('error', () => undefined),
  });
});
afterEach(() => changeListener.close());
afterAll(() => site.close());

const home = async () => (await pageAt('/breve')).text.bytes.toString();

const draft = (title: string, visibleFrom: Date) => newsDraft({ uuid: newUuid(), title, visibleFrom });

const newUuid = () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

test('a kept page shows what is to appear from its moment on, and not before, though nothing is written then', async () => {
  const visibleFrom = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000);
  const news = draft('Lever de rideau', visibleFrom);
  await write(site.database, (transaction) => addNews(transaction, news));
  const early = await home();
  if (Date.now() < visibleFrom.getTime()) expect(early).not.toContain(news.title);
  await expect.poll(home).toContain(news.title);
  expect(Date.now()).toBeGreaterThanOrEqual(visibleFrom.getTime());
});

test('what is withdrawn is on no page that is asked for afterwards', async () => {
  const news = draft('Erreur de date', new Date('2026-01-02T10:00:00Z'));
  await write(site.database, (transaction) => addNews(transaction, news));
  expect(await home()).toContain(news.title);
  await write(site.database, (transaction) =>
    discardPublished(transaction, 'news', news, troupe.colette.uuid),
  );
  expect(await home()).not.toContain(news.title);
});

test('a page is kept while nothing public changes, and printed anew when another node has written', async () => {
  await expect
    .poll(async () => {
      const before = printed;
      await home();
      return printed - before;
    })
    .toBe(0);
  const title = 'Écrite ailleurs';
  await writeElsewhere(title);
  await expect.poll(home).toContain(title);
});

/** Modules loaded again act as another node: they share only the database with ours. */
async function writeElsewhere(title: string): Promise<void> {
  vi.resetModules();
  const transactions = await import('#server/platform/database/transaction');
  const repository = await import('#server/content/news/news-repository');
  expect(transactions.write).not.toBe(write);
  await transactions.write(site.database, (transaction) =>
    repository.addNews(transaction, draft(title, new Date('2026-01-03T10:00:00Z'))),
  );
}
