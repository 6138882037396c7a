import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderedPage } from '#common/contract/first-page';
import { projections } from '#server/changes/projections';
import { readCursorKey } from '#server/changes/revs';
import { write } from '#server/database/transaction';
import { createLog } from '#server/http/log';
import type { PageAt } from '#server/http/sent-page';
import { addNews } from '#server/news/news-repository';
import { type PagesParts, createPages } from '#server/page/pages';
import { prepareSite } from '#server/settings/prepare-site';
import { newsDraft } from '../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';
import { welcomeTroupe } from '../../support/troupe';

const template =
  '<html><head><!--head--></head><body><div id="root"><!--page--></div><!--rows--></body></html>';
const rideau = newsDraft({
  uuid: '0190b000-0000-7000-8000-000000000001',
  slug: 'rideau',
  title: 'Rideau $& !',
});

let site: TestDatabase;
let parts: PagesParts;
let printed: string[];
let epoch: number | null;
let pageAt: PageAt;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
  await write(site.database, (transaction) => addNews(transaction, rideau));
});
beforeEach(async () => {
  printed = [];
  epoch = 1;
  parts = {
    database: site.database,
    freshness: { publicEpoch: () => epoch },
    readers: projections,
    cursorKey: await readCursorKey(site.database),
    siteUrl: 'https://www.theatre.example',
    template,
    renderPage: async (path, rows): Promise<RenderedPage> => {
      printed.push(path);
      const standing = path === '/nulle-part' ? 'nowhere' : path.startsWith('/regie') ? 'guarded' : 'open';
      return { html: `<p>${path} $& ${rows.length > 100}</p>`, title: `Titre de ${path}`, standing };
    },
    log: createLog('error', () => undefined),
  };
  pageAt = createPages(parts);
});
afterAll(() => site.close());

const htmlAt = async (path: string) => (await pageAt(path)).text.bytes.toString();

describe('a page', () => {
  test('is the template with its head, what is seen first, and the rows of it', async () => {
    const html = await htmlAt('/breve');
    expect(html).toContain('<title>Titre de /breve</title>');
    expect(html).toContain('<div id="root"><p>/breve $& true</p></div>');
    const rows = /<script id="first-rows" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(rows ?? '').put.news).toMatchObject([{ title: 'Rideau $& !' }]);
    expect(html).not.toContain('<!--');
  });

  test('is the same for all ways to write its address', async () => {
    await pageAt('/');
    await pageAt('/breve');
    await pageAt('/breve/');
    expect(printed).toEqual(['/breve']);
  });

  test.each([
    ['/breve', '/breve'],
    ['/BREVE/Archives', '/breve/archives'],
    [`/breve/lire/${rideau.uuid}`, '/breve/lire/rideau'],
  ])('at %s is found at %s', async (path, address) => {
    expect(await htmlAt(path)).toContain(`rel="canonical" href="https://www.theatre.example${address}"`);
  });

  test.each(['/nulle-part', '/breve/lire/personne', '/breve/lire/%'])(
    'that is missing, like %s, is a 404',
    async (path) => {
      expect((await pageAt(path)).status).toBe(404);
      expect(await htmlAt(path)).toContain('noindex');
    },
  );

  test.each(['/regie/utilisateur', '/reservations/ma-reservation/0190b000-0000-7000-8000-000000000009'])(
    'that is not for everybody, like %s, is kept from search engines',
    async (path) => {
      expect((await pageAt(path)).status).toBe(200);
      expect(await htmlAt(path)).toContain('noindex');
      expect(await htmlAt(path)).not.toContain('canonical');
    },
  );
});

describe('the page that devices keep', () => {
  test('has nothing printed into it', async () => {
    const html = await htmlAt('/index.html');
    expect(html).toContain('<title>Les Amis de la Scène</title>');
    expect(html).toContain('<body><div id="root"></div></body>');
    expect(printed).toEqual([]);
  });
});

describe('pages', () => {
  test('are printed once', async () => {
    const [one, other] = await Promise.all([pageAt('/breve'), pageAt('/breve')]);
    expect(other).toBe(one);
    expect(printed).toHaveLength(1);
  });

  test('are printed anew when public data have changed, here or elsewhere', async () => {
    await pageAt('/breve');
    epoch = 2;
    await pageAt('/breve');
    const draft = newsDraft({ uuid: '0190b000-0000-7000-8000-000000000002', slug: 'entracte' });
    await write(site.database, (transaction) => addNews(transaction, draft));
    expect(await htmlAt('/breve')).toContain('entracte');
    expect(printed).toHaveLength(3);
  });

  test('are not kept while nobody can tell whether data have changed', async () => {
    epoch = null;
    await pageAt('/breve');
    await pageAt('/breve');
    expect(printed).toHaveLength(2);
  });

  test('are still pages when they cannot be printed', async () => {
    const broken = createPages({
      ...parts,
      renderPage: async () => {
        throw new Error('A component fell over');
      },
    });
    const { status, text } = await broken('/breve');
    expect(status).toBe(503);
    expect(text.bytes.toString()).toBe(template);
  });
});
