import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

/** The password of every account of the demo association. */
export const DEMO_PASSWORD = 'Theatre-2026!';

/** Logs in by the dialog, as a person does, from any page that shows the menu. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse mail').fill(email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();
}

/** Logs out by the menu, from any page that shows it. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByLabel(/^Mon compte : /)
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Vous allez être déconnecté. Continuer ?');
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Vous êtes à présent déconnecté.')).toBeVisible();
}

/** Waits until the mirror holds all there is and nothing written waits. One lost answer costs twenty seconds. */
export async function synchronised(page: Page): Promise<void> {
  await expect(badge(page, 'en ligne · à jour ')).toBeAttached({ timeout: 100_000 });
}

/**
 * The badge that shows this state of the connection. Found by CSS: a look-up by label reads every label of the page, which
 * took a sixth of the time that opening the site takes.
 */
const badge = (page: Page, state: string) =>
  page.locator(`[aria-label^="Synchronisation : ${state}"]`).first();

/** Waits until the site could be opened again without a network: a journey that does is tagged `@offline`. */
export async function shellStored(page: Page): Promise<void> {
  const isActive = async () =>
    (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
  await expect.poll(() => page.evaluate(isActive), { timeout: 120_000 }).toBe(true);
  await filesStored(page, (entry) => !isOfDesk(entry));
}

/** Waits until editors, office, counter and door could work again without a network. */
export async function deskStored(page: Page): Promise<void> {
  await shellStored(page);
  await filesStored(page, isOfDesk);
}

const isOfDesk = (entry: string) => /\bdesk["']?:/.test(entry);

async function filesStored(page: Page, isWanted: (entry: string) => boolean): Promise<void> {
  const service = await page.evaluate(async () => (await fetch('/service.js')).text());
  const entries = [...service.matchAll(/\{[^{}]*\burl["']?:["'`]([^"'`]+)["'`][^{}]*\}/g)];
  const wanted = entries.filter(([entry]) => isWanted(entry)).map(([, url]) => `/${url}`);
  expect(wanted).not.toEqual([]);
  const areStored = async (paths: readonly string[]) =>
    (await Promise.all(paths.map((path) => caches.match(path)))).every((file) => file !== undefined);
  await expect.poll(() => page.evaluate(areStored, wanted), { timeout: 120_000 }).toBe(true);
}

/** Waits until a photo is on the screen, and stored for a visit without a network. */
export async function photoStored(photo: Locator): Promise<void> {
  const isStored = async (image: HTMLImageElement) =>
    image.naturalWidth > 0 && (await caches.match(image.currentSrc, { ignoreVary: true })) !== undefined;
  await expect.poll(() => photo.evaluate(isStored)).toBe(true);
}

/** Cuts the network of the page, its workers and its service worker, and shows that the page has noticed. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(badge(page, 'hors ligne')).toBeAttached();
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(badge(page, 'en ligne')).toBeAttached();
}

/** What this device has stored, as another of its tabs shows it: the page itself shows what was typed. */
export async function inAnotherTab(page: Page, look: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await look(tab);
  await tab.close();
}

/** Waits until nothing moves any more, so that what is measured or pressed keeps its place. */
export async function standsStill(page: Page): Promise<void> {
  // Polls: an animation reports its end in a frame, and a page without changes may draw none.
  await expect.poll(() => page.evaluate(movingThings), { timeout: 60_000 }).toEqual([]);
}

/** In the page: what is in motion, by its markup. */
function movingThings(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
    );
}
