import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { openCounter } from './support/counter';
import { expect } from './support/free-tickets';
import { closeDoor, freshDoor, lookUp, openDoor, openScan, scanByKeys, tapTwice } from './support/hand-door';
import { freshServer, test as base } from './support/journey';

/** The dates of these journeys would come before the demo's own at the door of other journeys. */
const test = base.extend({ server: freshServer() });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('whoever taps twice lets in nobody who has not paid, and opens nothing', async ({ page, server }) => {
  const date = await dateWithOpenDoors(server.origin);
  const name = `Castan-${randomUUID().slice(0, 6)}`;
  await bookByApi(server.origin, date, 2, { name });
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const verdict = page.locator('main section[role=alert]');
  const pay = verdict.getByRole('button', { name: 'Payé, faire entrer' });

  // Where the button comes that takes the money, as far as the row lies there too.
  await (await lookUp(page, name)).click();
  const button = must(await pay.boundingBox(), 'the button');
  const found = await lookUp(page, name);
  // Where it stays once the sheet has come up.
  await found.click({ trial: true });
  const row = must(await found.boundingBox(), 'the row');
  const middle = button.y + button.height / 2;
  const y = Math.min(Math.max(middle, row.y + 2), row.y + row.height - 2);
  await tapTwice(page, 195, y);
  await expect(pay).toBeVisible();
  await expect(page.getByText('0 / 2', { exact: true })).toBeVisible();

  // Elsewhere on it: whoever taps a third time has seen what it is.
  await pay.dblclick({ position: { x: 20, y: 10 } });
  await expect(verdict).toContainText('Enregistré à');
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hand scanner counts wherever the focus is, at the door and at the counter', async ({
  page,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const codeOf = async (name: string) => {
    const uuid = await bookByApi(server.origin, date, 1, { name });
    const booking = await fetch(`${server.origin}/api/bookings/${uuid}`);
    return String(((await booking.json()) as { readonly code: unknown }).code);
  };
  const [one, other] = [await codeOf('Oustric'), await codeOf('Peyre')];
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const verdict = page.locator('main section[role=alert]');
  await scanByKeys(page, one, 'Tab');
  await expect(verdict).toContainText('Oustric');
  await expect(page.getByText('Lecteur branché')).toBeVisible();
  await scanByKeys(page, other, 'Enter');
  await expect(verdict).toContainText('Peyre');
  await page.getByRole('button', { name: 'Nom…' }).click();
  await expect(page.getByLabel('Nom, ou code du billet')).toBeFocused();
  await scanByKeys(page, one, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(verdict).toContainText('Oustric');

  await openCounter(page, date);
  await scanByKeys(page, other, 'Tab');
  await expect(page.getByRole('dialog', { name: /Peyre/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Encaisser 12/ })).toBeVisible();
});

test('going back closes the sheet, then asks; a reload opens the door again', async ({ page, server }) => {
  const date = await dateWithOpenDoors(server.origin);
  await bookByApi(server.origin, date, 1);
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const search = page.getByRole('button', { name: 'Nom…' });
  await search.click();
  await expect(page.getByRole('dialog', { name: 'Chercher un nom' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Fermer la porte ?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(search).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
    'none',
  );

  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.reload();
  await expect(search).toBeVisible();
  expect(await entries()).toBe(before);
  await closeDoor(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Prêt pour\s+la porte/ })).toBeVisible();
});
