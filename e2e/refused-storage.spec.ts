import { choose, expectKept, introduce, ownDate } from './support/box-office';
import { expect, test } from './support/journey';
import { LastingBrowser, desk, newFolder, removeFolder } from './support/lasting-browser';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test('a browser whose site data are blocked reads and books, and is told that nothing is kept', async ({
  page,
  server,
}) => {
  await page.addInitScript(refuseAllStorage);
  await page.goto('/bibliotheque');
  const notice = page.getByRole('status').filter({ hasText: 'rien n’est gardé si vous fermez la page' });
  await expect(notice).toBeVisible();
  await synchronised(page);
  await expect(page.getByRole('heading', { name: /^\d+ pièces$/ })).toBeVisible();
  await expectWelcomeEverywhere(page);

  await page.goto(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
  await choose(page, 2);
  await expectKept(page);
  await introduce(page);
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');

  await page.goto('/a-propos-de-nous/hors-ligne');
  await expect(page.getByRole('heading', { name: 'Ce navigateur ne peut rien garder' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await expect(page.getByRole('dialog')).toContainText('vous resterez connecté tant que');
});

/** Here a page throws what nobody catches: that is what is tried. */
const throwing = test.extend({ pagesThrowNothing: async ({}, provide) => provide() });

throwing(
  'where what stands in for storage does not come, a page says so instead of waiting',
  async ({ page }) => {
    await page.addInitScript(refuseAllStorage);
    await page.route(/\/assets\/in-memory-/, (route) => route.abort());
    await page.goto('/bibliotheque');
    const alert = page.getByRole('alert').filter({ hasText: 'Veuillez recharger la page' });
    await expect(alert).toBeVisible();
    await page.unroute(/\/assets\/in-memory-/);
    await alert.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ pièces$/ })).toBeVisible();
  },
);

test('an address without https works online, and leads to one with it', async ({ server }) => {
  const folder = newFolder();
  const { port } = new URL(server.origin);
  const flags = ['--host-resolver-rules=MAP theatre.test 127.0.0.1'];
  const browser = await LastingBrowser.open({ folder, flags, ...desk });
  try {
    const { page } = browser;
    const thrown: string[] = [];
    browser.context.on('weberror', (fault) => thrown.push(fault.error().message));
    await page.goto(`http://theatre.test:${port}/bibliotheque`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await synchronised(page);
    await expect(page.getByRole('heading', { name: /^\d+ pièces$/ })).toBeVisible();

    await page.goto(`http://theatre.test:${port}/reservations/reserver/${await ownDate(server.origin, 20)}`);
    await choose(page, 2);
    await expectKept(page);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');

    await page.goto(`http://theatre.test:${port}/a-propos-de-nous/hors-ligne`);
    await expect(
      page.getByRole('heading', { name: 'Rien ne peut être gardé à cette adresse' }),
    ).toBeVisible();
    expect(thrown).toEqual([]);
  } finally {
    await browser.close();
    await removeFolder(folder);
  }
});

test('where no database opens, what the server printed stays to be read, and its links lead on', async ({
  server,
}) => {
  const folder = newFolder();
  const browser = await LastingBrowser.open({ folder, ...desk });
  try {
    const { page } = browser;
    await page.addInitScript(openNoDatabase);
    await page.route('**/assets/data-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${String(openNoDatabase)})();\n${await response.text()}` });
    });
    const line = page.getByRole('alert').filter({ hasText: 'ne laisse rien garder à ce site' });
    await page.goto(`${server.origin}/breve`);
    await expect(line).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectWelcomeEverywhere(page);
    // The shell, without what the server prints, does not take its place at the next page.
    const shells = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(shells).toBe(0);
    const link = page.locator('main a[href^="/breve/lire/"]').first();
    const title = await link.textContent();
    await link.click();
    await expect(page).toHaveURL(/\/breve\/lire\//);
    await expect(line).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    for (const path of ['/reservations', '/a-propos-de-nous/contact', '/bibliotheque/le-dindon']) {
      await page.goto(server.origin + path);
      await expect(line).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Une erreur est survenue');
    }
  } finally {
    await browser.close();
    await removeFolder(folder);
  }
});

/** In the page and its worker: as a damaged profile. */
function openNoDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    );
  };
}

/** In the page, before its own scripts: as Firefox does where cookies and site data are blocked. */
function refuseAllStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  Object.defineProperty(document, 'cookie', { get: () => '', configurable: true });
  Object.assign(window, { BroadcastChannel: refuse });
  LockManager.prototype.request = async () => refuse();
}
