import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderedPage } from '#common/contract/site/first-page';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import { write } from '#server/platform/database/transaction';
import { createLog } from '#server/platform/process/log';
import type { PageAt } from '#server/platform/http/sent-page';
import { addNews } from '#server/content/news/news-repository';
import { type PagesDependencies, createPages } from '#server/content/page/pages';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

const template =
  '<html><head><!--head--></head><body><div id="root"><!--page--></div><!--rows--><noscript><!--plain--></noscript></body></html>';
const rideau = newsDraft({
  uuid: '0190b000-0000-7000-8000-000000000001',
  slug: 'rideau',
  title: 'Rideau $& !',
});

let site: TestDatabase;
let parts: PagesDependencies;
let printed: string[];
let epoch: number | null;
let pageAt: PageAt;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
  await write(site.database, async (transaction) => {
    await addNews(transaction, rideau);
    await addPieces(transaction, [
      pieceDraft({ uuid: '0190b000-0000-7000-8000-0000000000a1', slug: 'le-dindon' }),
      pieceDraft({
        uuid: '0190b000-0000-7000-8000-0000000000a2',
        slug: 'l-atelier',
        performance: {
          uuid: '0190b000-0000-7000-8000-0000000000b2',
          type: 'ATELIER',
          years: [2009],
          characters: [],
          dates: [],
        },
      }),
    ]);
  });
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
    webManifest: '{"name":"Les Amis de la Scène","short_name":"La Scène","lang":"fr"}',
    renderPage: async (path, rows): Promise<RenderedPage> => {
      printed.push(path);
      const access = path === '/nulle-part' ? 'nowhere' : path.startsWith('/regie') ? 'guarded' : 'open';
      return { html: `<p>${path} $& ${rows.length > 100}</p>`, title: `Titre de ${path}`, access };
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
    await pageAt('//');
    expect(printed).toEqual(['/breve']);
  });

  test.each([
    ['/breve', '/breve'],
    ['/BREVE/Archives', '/breve/archives'],
    [`/breve/lire/${rideau.uuid}`, '/breve/lire/rideau'],
  ])('at %s is found at %s', async (path, address) => {
    expect(await htmlAt(path)).toContain(`rel="canonical" href="https://www.theatre.example${address}"`);
  });

  const missing = [
    '/nulle-part',
    '/breve/lire/personne',
    '/breve/lire/%',
    '/breve/lire/%00',
    '/bibliotheque/%00',
  ];
  test.each([...missing, '/breve/lire/\0', '/bibliotheque/\0'])(
    'that is missing, like %j, is a 404',
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

describe('for readers without scripts', () => {
  const plainAt = async (path: string) => /<noscript>(.*?)<\/noscript>/s.exec(await htmlAt(path))?.[1] ?? '';

  test('the archive is a list of its news, in which nothing is markup but ours', async () => {
    const draft = newsDraft({
      uuid: '0190b000-0000-7000-8000-000000000003',
      slug: 'entre-chevrons',
      title: '<b>Entre</b> "chevrons"',
    });
    await write(site.database, (transaction) => addNews(transaction, draft));
    const plain = await plainAt('/breve/archives');
    expect(plain).toContain('<h1>Archives</h1>');
    expect(plain).toContain('<a href="/breve/lire/rideau">Rideau $&amp; !</a>');
    expect(plain).toContain(
      '<a href="/breve/lire/entre-chevrons">&lt;b&gt;Entre&lt;/b&gt; &quot;chevrons&quot;</a>',
    );
  });

  test.each([
    ['/bibliotheque', 'Bibliothèque', 'le-dindon', 'l-atelier'],
    ['/atelier', 'Atelier', 'l-atelier', 'le-dindon'],
  ])('%s is a list of its plays', async (path, title, there, elsewhere) => {
    const plain = await plainAt(path);
    expect(plain).toContain(`<h1>${title}</h1>`);
    expect(plain).toContain(`href="/bibliotheque/${there}"`);
    expect(plain).not.toContain(elsewhere);
  });

  test('what is for some lists nothing, and what is printed is not told twice', async () => {
    expect(await plainAt('/regie/utilisateur')).not.toContain('<ul>');
    expect(await plainAt('/breve')).not.toContain('<ul>');
    expect(await plainAt('/breve')).toContain('demandent JavaScript');
  });
});

describe('the page that devices keep', () => {
  test('has nothing printed into it', async () => {
    const html = await htmlAt('/index.html');
    expect(html).toContain('<title>Les Amis de la Scène</title>');
    expect(html).toContain('<body><div id="root"></div><noscript><div class="page prose">');
    expect(html).not.toContain('<ul>');
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
