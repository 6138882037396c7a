import { must } from '#common/base/must';
import { expect, freshServer, test as base } from './support/journey';
import { listNews } from './support/news-desk';
import { goOffline, synchronised } from './support/visit';

/** The home page as the demo fills it: other journeys add dates before its own. */
const test = base.extend({ server: freshServer() });

const cards = 'main article h3 a';

test('a first visit shows the news home from the HTML alone, whatever becomes of the API', async ({
  page,
  context,
  server,
}) => {
  const { data } = await listNews(server.origin, 'limit=9&page=1');
  await context.route('**/api/**', (route) => route.abort());
  await page.goto('/breve');
  await expect(page.locator(cards)).toHaveText(data.map(({ title }) => title));
  await expect(page.getByLabel(/^Synchronisation : le site ne répond pas/).first()).toBeAttached();
  await expect(page.locator(cards)).toHaveCount(9);
});

// Each on a device of its own: from the second visit on, the service worker answers with what it has stored.
for (const screen of ['home', 'article'] as const) {
  test(`the ${screen} goes on from what was printed: nothing vanishes, nothing is complained of`, async ({
    page,
    server,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const { slug, title } = must((await listNews(server.origin, 'limit=1')).data[0], 'a news item');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { printed: document.querySelector('main h1') });
      });
    });
    await page.goto(screen === 'home' ? '/' : `/breve/lire/${slug}`);
    await synchronised(page);
    expect(await page.evaluate('printed !== null && printed === document.querySelector("main h1")')).toBe(
      true,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      screen === 'home' ? 'Les Amis de la Scène' : title,
    );
    expect(complaints).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('news can be read, and lead to each other', async ({ page, server }) => {
    const { title } = must((await listNews(server.origin, 'limit=1')).data[0], 'a news item');
    await page.goto('/breve');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Les Amis de la Scène`);
    await page.getByRole('link', { name: /Brève précédente/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });
});

test('crawlers are told what a link leads to, and what leads nowhere', async ({ request, server }) => {
  const { slug, title } = must((await listNews(server.origin, 'limit=1')).data[0], 'a news item');
  const article = await request.get(`/breve/lire/${slug}`);
  const html = await article.text();
  expect(html).toContain(`<link rel="canonical" href="${server.origin}/breve/lire/${slug}" />`);
  expect(html).toContain('<meta property="og:type" content="article" />');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(must(data, 'data of the article'))).toMatchObject({
    '@type': 'Article',
    headline: title,
  });
  expect((await request.get('/breve/lire/il-n-y-a-rien-ici')).status()).toBe(404);
  expect((await request.get('/rien-non-plus')).status()).toBe(404);
});

test('no text becomes markup, but for none at all', async ({ page }) => {
  await page.goto('/breve');
  await synchronised(page);
  const setting = (html: string) =>
    page.evaluate((markup) => {
      document.createElement('p').innerHTML = markup;
    }, html);
  await setting('');
  await expect(setting('<b>Rideau</b>')).rejects.toThrow('TrustedHTML');
});

test('the home says what takes place next and offers the show that can be booked', async ({
  page,
  server,
}) => {
  const answer = await fetch(`${server.origin}/api/shows?bookings&visibleOnly`);
  const [show] = (await answer.json()) as readonly { title: string; location: { name: string } }[];
  const { title, location } = must(show, 'a show of the demo');
  await page.goto('/breve');
  const banner = page.getByRole('region', { name: title });
  await expect(banner.getByText(location.name)).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Réservations ici' })).toHaveAttribute(
    'href',
    '/reservations',
  );
  const next = page.getByRole('region', { name: 'Prochainement' });
  await expect(next.getByRole('heading', { name: 'Assemblée générale' })).toBeVisible();
  const dates = await next
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted());
  await synchronised(page);
  await goOffline(page);
  await expect(banner).toBeVisible();
});

test('feed and sitemap are read by a parser that is not ours, and lead to pages that are there', async ({
  page,
  server,
}) => {
  await page.goto('/breve');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/flux.xml');
  // A page outside the site, whose policy allows parsing.
  await page.goto('about:blank');
  const read = async (file: string, names: string) => {
    const text = await (await fetch(`${server.origin}${file}`)).text();
    return page.evaluate(
      ([markup, selector]) => {
        const parsed = new DOMParser().parseFromString(markup, 'application/xml');
        const faults = parsed.querySelectorAll('parsererror').length;
        return { faults, found: [...parsed.querySelectorAll(selector)].map((node) => node.textContent) };
      },
      [text, names] as const,
    );
  };
  const feed = await read('/flux.xml', 'entry > title');
  const { data } = await listNews(server.origin, 'limit=30');
  expect(feed).toEqual({ faults: 0, found: data.map(({ title }) => title) });
  const map = await read('/sitemap.xml', 'loc');
  expect(map.faults).toBe(0);
  for (const address of map.found.slice(0, 12))
    expect((await fetch(new URL(new URL(String(address)).pathname, server.origin))).status).toBe(200);
});
