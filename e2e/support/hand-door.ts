import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { enterAs } from './enter';
import { chooseDate, expect } from './free-tickets';

/** Opens the screen of the door as the ticket office; it shows no sign of synchronisation, but how many tickets it holds. */
export const openScan = (page: Page) => enterAs(page, 'billetterie@theatre.example', '/bar/billetterie/scan');

export const freshDoor = () => `Porte ${randomUUID().slice(0, 6)}`;

/** Opens the door of a date with a ticket or more on this page, which arms it; it has no camera, and finds them by name. */
export async function openDoor(page: Page, date: string, door: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible();
  await chooseDate(page, date);
  await openOnlyDoor(page, door);
}

/** The same where there is only one date. */
export async function openOnlyDoor(page: Page, door: string): Promise<void> {
  await expect(page.getByText(/^\d+ billets? sur ce téléphone/)).toBeVisible();
  await page.getByLabel('Nom de cette porte').fill(door);
  // The page asks for the doors in service at the same address.
  const armed = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/devices') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /^Ouvrir/ }).click();
  expect((await armed).status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Fermer la porte' })).toBeVisible();
}

/** Looks a name up; answers its row. */
export async function lookUp(page: Page, name: string) {
  await page.getByRole('button', { name: 'Nom…' }).click();
  await page.getByLabel('Nom, ou code du billet').fill(name);
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(name) });
}

/**
 * Presses a button that goes once its press counts. One that came unasked takes no press of its first moment, which was
 * meant for what stood there before.
 */
export async function pressMeant(button: Locator): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 1_000 });
    await expect(button).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
}

/** Closes the door, which asks. */
export async function closeDoor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fermer la porte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer la porte' }).click();
}

/** Types a code as a hand scanner does, a key each two milliseconds, and its end. */
export async function scanByKeys(page: Page, code: string, end: 'Enter' | 'Tab'): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const begins = Date.now();
  const strokes = [...Array.from(code, (key) => ({ key, text: key })), { key: end, code: end }];
  await Promise.all(
    strokes.map((stroke, rank) =>
      keyboard.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        // Seconds; the browser measures by them, however busy this machine is.
        timestamp: (begins + 2 * rank) / 1000,
        ...stroke,
      }),
    ),
  );
  await keyboard.detach();
}

/** Taps twice within a fifth of a second, as the browser measures it, however busy this machine is. */
export async function tapTwice(page: Page, x: number, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const begins = Date.now();
  for (const after of [0, 150]) {
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[], at: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (begins + at) / 1000 });
    await send('touchStart', [{ x, y }], after);
    await send('touchEnd', [], after + 50);
  }
  await finger.detach();
}
