import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { LastingBrowser, desk, newFolder, removeFolder } from './support/lasting-browser';
import { writeNews } from './support/news-desk';
import { inAnotherTab, synchronised } from './support/visit';

const EDITOR = 'contenu@theatre.example';

/** What a browser says to a page in the background that it stops, or lets go on. One under test is never in the background. */
const say = (page: Page, event: 'freeze' | 'resume') =>
  page.evaluate((name) => document.dispatchEvent(new Event(name)), event);

/** Who holds a lock of the data worker's, among all pages of this browser. */
const heldLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name }) => name).filter((name) => name === 'stream' || name === 'round');
  });

test('a frozen page keeps nothing from the next one, and goes on with what came meanwhile', async ({
  page,
  server,
}) => {
  await enterAs(page, EDITOR, '/coulisses/breve/ecrire');
  await synchronised(page);
  await page.getByLabel('Titre', { exact: true }).fill('Tapé avant le gel');
  await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
  await expect.poll(() => heldLocks(page)).toContain('stream');
  const next = await page.context().newPage();
  await next.goto('/version.json');
  await say(page, 'freeze');
  await expect.poll(() => heldLocks(next)).toEqual([]);

  await next.goto('/breve');
  await synchronised(next);
  await expect.poll(() => heldLocks(next)).toContain('stream');
  const title = 'Pendant le gel';
  await writeNews(server.origin, title, new Date());
  await expect(next.getByRole('link', { name: title }).first()).toBeVisible();
  await next.close();

  await say(page, 'resume');
  await synchronised(page);
  await expect.poll(() => heldLocks(page)).toContain('stream');
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Tapé avant le gel');
  await page.getByLabel('Titre', { exact: true }).fill('Tapé après le gel');
  await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
  await inAnotherTab(page, (tab) =>
    expect(tab.getByLabel('Titre', { exact: true })).toHaveValue('Tapé après le gel'),
  );
});

test('a page that the browser kept is whole again after the way back, and shows what came meanwhile', async ({
  server,
}) => {
  const folder = newFolder();
  const browser = await LastingBrowser.open({ folder, keepsPages: true, ...desk });
  try {
    const { page } = browser;
    await page.goto(`${server.origin}/breve`);
    await synchronised(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto(`${server.origin}/version.json`);
    const title = 'Pendant l’absence';
    await writeNews(server.origin, title, new Date());
    // It does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    await synchronised(page);
  } finally {
    await browser.kill();
    await removeFolder(folder);
  }
});
