import { must } from '#common/base/must';
import { expect, test } from './support/journey';
import { demoArticle, listNews, writeNews } from './support/news-desk';
import { goOffline, logIn, shellStored, synchronised } from './support/visit';

/** So late that it does not appear in the midst of another journey. */
const tomorrow = () => new Date(Date.now() + 86_400_000);

test('a news item whose hour comes appears on an open page, by itself', async ({ page, server }) => {
  const title = `Rideau dans un instant ${Date.now()}`;
  await page.goto('/breve');
  await synchronised(page);
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));

  const hour = new Date(Date.now() + 12_000);
  await writeNews(server.origin, title, hour);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(Date.now()).toBeGreaterThanOrEqual(hour.getTime() - 1_000);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
});

test('an editor sees what is to appear, marked, and the way to change it', async ({ page, server }) => {
  const title = `Répétition secrète ${Date.now()}`;
  const slug = await writeNews(server.origin, title, tomorrow());
  await page.goto('/breve');
  await logIn(page, 'contenu@theatre.example');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('À paraître')).toBeVisible();
  const edit = page.getByRole('link', { name: 'Modifier la brève' });
  await expect(edit).toHaveAttribute('href', `/coulisses/breve/ecrire/${slug}`);
});

test('what is to appear is not called missing where an editor’s own rows never came', async ({
  page,
  server,
}) => {
  const title = `Répétition discrète ${Date.now()}`;
  const slug = await writeNews(server.origin, title, tomorrow());
  await page.goto('/breve');
  await synchronised(page);
  await page.route('**/api/changes', async (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.continue();
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'retry-after': '600' };
    await route.fulfill({ status: 503, headers, json: { code: 'unavailable', message: 'Trop de monde' } });
  });
  await logIn(page, 'contenu@theatre.example');
  await page.goto(`/breve/lire/${slug}`);
  await expect(page.getByText('Cette brève n’est pas encore sur cet appareil')).toBeVisible();

  await page.unroute('**/api/changes');
  await page.goto(`/breve/lire/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a visitor sees no way to change a news item, and nothing that is to appear', async ({
  page,
  server,
}) => {
  const { slug, title } = await demoArticle(server.origin);
  const hidden = await writeNews(server.origin, `Sous clef ${Date.now()}`, tomorrow());
  await page.goto(`/breve/lire/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(
    page.getByText(/^(?:[a-z]+di|dimanche) \d+(?:er)? \S+ \d{4} à \d\d:\d\d$/).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifier la brève' })).toHaveCount(0);

  await page.goto(`/breve/lire/${hidden}`);
  await expect(page.getByText('Brève introuvable')).toBeVisible();
  await expect(page).toHaveURL(/\/breve$/);
});

test('a news item that does not exist leads home and says so', async ({ page }) => {
  await page.goto('/breve/lire/il-n-y-a-rien-ici');
  await expect(page.getByText('Brève introuvable')).toBeVisible();
  await expect(page).toHaveURL(/\/breve$/);
});

test(
  'an article leads to what has to do with it, the play first of all, without network too',
  { tag: '@offline' },
  async ({ page, server }) => {
    const { slug } = must(
      (await listNews(server.origin, 'title=joue+dindon&limit=1')).data[0],
      'a news item',
    );
    const answer = await fetch(`${server.origin}/api/linked-articles/news/${slug}?limit=5`);
    const linked = (await answer.json()) as readonly { title: string; type: string }[];
    expect(linked.map(({ type, title }) => `${type} ${title}`)).toContain('piece Le Dindon');
    await page.goto(`/breve/lire/${slug}`);
    await synchronised(page);
    const card = page.getByRole('navigation', { name: 'À lire aussi' });
    await expect(card.getByRole('link')).toHaveText(linked.map(({ title }) => title));
    await shellStored(page);
    await goOffline(page);
    await card.getByRole('link', { name: 'Le Dindon', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Distribution' })).toBeVisible();
  },
);

test('the parts of an article end at one edge on a wide screen', async ({ page, server }) => {
  const { slug } = await demoArticle(server.origin);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/breve/lire/${slug}`);
  await synchronised(page);
  const article = page.getByRole('article');
  const parts = [
    article.locator('img').first(),
    article.locator('p b').first().locator('..'),
    article.getByRole('navigation', { name: 'Brèves voisines' }),
  ];
  const edges = await Promise.all(
    parts.map((part) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right))),
  );
  expect(new Set(edges).size).toBe(1);
});
