import type { BrowserContext, Page } from 'playwright/test';
import { newToChrome } from '../scripts/browser-features.mjs';
import { choose, introduce, lateDate } from './support/box-office';
import { expect, test as base } from './support/journey';
import { listNews } from './support/news-desk';
import { logIn, synchronised } from './support/visit';

/** In the browser: takes away what a new one has over one of before. */
const takeAway = `for (const { object, isOfInstances, member } of ${JSON.stringify(newToChrome)}) {
  const owner = globalThis[object];
  try { delete (isOfInstances ? owner?.prototype : owner)?.[member]; } catch {}
}`;

/** Pages and data workers of this context have only what the oldest Chrome of the list has. */
async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway);
  await context.route(/\/assets\/data-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${takeAway}\n${await response.text()}` });
  });
}

base(
  'the oldest browser of the list reads, searches, books, and opens an office',
  async ({ page, context, server }) => {
    await makeOld(context);
    await page.goto('/breve');
    await synchronised(page);
    expect(await page.evaluate('["withResolvers" in Promise, "toSorted" in Array.prototype]')).toEqual([
      false,
      true,
    ]);
    await page.getByRole('link', { name: 'Archives' }).first().click();
    await expect(page.locator('main article h3').first()).toBeVisible();
    await page.goto('/bibliotheque');
    await expect(page.getByRole('heading', { name: /^\d+ pièces$/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Rechercher dans tout le site' }).fill('dindn');
    await expect(
      page.getByRole('region', { name: 'Pièces' }).getByRole('link', { name: 'Le Dindon' }),
    ).toBeVisible();

    await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
    await choose(page, 2);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');

    await page.goto('/breve');
    await logIn(page, 'resa@theatre.example');
    await page.goto('/regie/reservations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservations');
    await expect(page.locator('#printed')).toHaveCount(0);
  },
);

/** Here pages throw what nobody catches: that is what is tried. */
const test = base.extend({ pagesThrowNothing: async ({}, provide) => provide() });

const failures = {
  'that lacks what the first screen needs': (page: Page) =>
    page.addInitScript(() => Object.assign(Array.prototype, { flatMap: undefined })),
  'that cannot read the scripts': (page: Page) =>
    page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class Site { static {{ }' }),
    ),
  'to which no script comes': (page: Page) => page.route('**/assets/*.js', (route) => route.abort()),
};

for (const [which, fail] of Object.entries(failures))
  test(`a browser ${which} goes on reading what was printed, and is told whom to call`, async ({
    page,
    server,
  }) => {
    const { data } = await listNews(server.origin, 'limit=9&page=1');
    const [{ title, slug } = { title: '', slug: '' }] = data;
    await fail(page);
    await page.goto('/breve');
    const line = page.locator('#printed').getByText(/^Ici, votre navigateur ne peut que lire/);
    await expect(line.getByRole('link')).toHaveAttribute('href', 'tel:0536491284');
    const titles = page.locator('main article h3 a');
    await expect(titles).toHaveText(data.map((news) => news.title));
    await titles.first().click();
    await expect(page).toHaveURL(new RegExp(`/breve/lire/${slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(line).toBeVisible();

    await page.locator('#printed').getByRole('link', { name: 'Archives' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible();
    await page.locator('#printed').getByRole('link', { name: title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
    await expect(page.locator('#printed li')).toHaveText(/^Le Dindon, .* à \d\d:\d\d, .*\d,\d\d\s€/);
  });
