import type { Page } from 'playwright/test';
import { openFront, type Front } from './support/front';
import { expect, test } from './support/journey';
import { deployNext } from './support/next-build';
import { shellStored, synchronised } from './support/visit';

let front: Front;

test.beforeEach(async ({ server }) => {
  front = await openFront(server.origin);
});
test.afterEach(() => front.close());

const bar = (page: Page) => page.getByRole('region', { name: 'Nouvelle version' });

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** The builds whose files this device holds. */
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).length);

test.describe('a new version', () => {
  test('is no reason to load the first visit again', { tag: '@offline' }, async ({ page }) => {
    await page.goto(`${front.origin}/breve`);
    const loads = countLoads(page);
    await shellStored(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(loads()).toBe(0);
  });

  test(
    'waits to be asked, then loads every open page again, once',
    { tag: '@offline' },
    async ({ page, context }) => {
      await page.goto(`${front.origin}/breve`);
      await shellStored(page);
      const other = await context.newPage();
      await other.goto(`${front.origin}/breve/archives`);
      await deployNext(front);
      await page.reload();
      await expect(bar(page)).toContainText('L’utiliser maintenant ?');
      const loads = countLoads(page);
      const otherLoads = countLoads(other);
      await bar(page).getByRole('button', { name: 'Ok' }).click();
      await expect(bar(page)).toHaveCount(0);
      await expect.poll(loads).toBe(1);
      await expect.poll(otherLoads).toBe(1);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await shells(page)).toBe(2);
    },
  );

  test('can wait until another visit', { tag: '@offline' }, async ({ page }) => {
    await page.goto(`${front.origin}/breve`);
    await shellStored(page);
    await deployNext(front);
    await page.reload();
    await bar(page).getByRole('button', { name: 'Pas maintenant' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  test(
    'that has to be installed says so and loads the page again by itself',
    { tag: '@offline' },
    async ({ page }) => {
      await page.goto(`${front.origin}/breve`);
      await shellStored(page);
      await deployNext(front, true);
      await page.addInitScript(writeDownDialogs);
      const loads = countLoads(page);
      await page.reload();
      // By the journey, then by itself.
      await expect.poll(loads).toBe(2);
      expect(await page.evaluate(() => sessionStorage.getItem('dialogs'))).toContain(
        "L'application va être rechargée",
      );
    },
  );
});

test('a page whose code is gone from the server is loaded again once, then explained', async ({ page }) => {
  await page.goto(`${front.origin}/breve`);
  await synchronised(page);
  await page.route(/\/assets\/news-archive-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/version.json', (route) => route.fulfill({ json: { id: 'le-prochain' } }));
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Archives' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('a tap in a tunnel leaves the page that is read as it is, and works behind it', async ({
  page,
  context,
}) => {
  await page.goto(`${front.origin}/breve`);
  await synchronised(page);
  await context.setOffline(true);
  // As in a tunnel: the browser believes in its line.
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Archives' }).first().click();
  await expect(page.getByText('Pas de réseau : réessayez')).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Archives' }).first().click();
  await expect(page).toHaveURL(/archives/);
});

test('a tap in the menu of a phone in a tunnel says so above the menu', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${front.origin}/breve`);
  await synchronised(page);
  await context.setOffline(true);
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Archives' }).click();
  const notice = menu.getByRole('alert').filter({ hasText: 'Pas de réseau : réessayez' });
  // Under the pointer it stays, and nothing behind the menu ends it.
  await notice.hover();
  await expect(page.getByText('Pas de réseau : réessayez')).toHaveCount(1);
  await notice.getByRole('button', { name: 'Fermer le message' }).click();
  await expect(notice).toHaveCount(0);
  await expect(menu).toBeVisible();
});

/** In the page: they stand for a few seconds only, which a busy machine may not look at. */
function writeDownDialogs(): void {
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]'))
      sessionStorage.setItem('dialogs', dialog.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
