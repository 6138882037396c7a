import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { ApiClient } from './support/api-client';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { chooseSeats, openCounter, till } from './support/counter';
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
    const { code } = (await booking.json()) as { readonly code: unknown };
    return [String(code), `${server.origin}/reservations/ma-reservation/${uuid}`] as const;
  };
  const [[one, link], [other]] = [await codeOf('Oustric'), await codeOf('Peyre')];
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const verdict = page.locator('main section[role=alert]');
  await scanByKeys(page, one, 'Tab');
  await expect(verdict).toContainText('Oustric');
  const notice = page.getByRole('status').filter({ hasText: 'Lecteur branché' });
  const told = must(await notice.boundingBox(), 'the notice');
  const judged = must(await verdict.boundingBox(), 'the verdict');
  expect(told.y).toBeGreaterThanOrEqual(judged.y + judged.height);
  await scanByKeys(page, other, 'Enter');
  await expect(verdict).toContainText('Peyre');
  await page.getByRole('button', { name: 'Nom…' }).click();
  await expect(page.getByLabel('Nom, ou code du billet')).toBeFocused();
  await scanByKeys(page, one, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(verdict).toContainText('Oustric');
  await scanByKeys(page, other, 'Enter');
  await expect(verdict).toContainText('Peyre');
  await scanByKeys(page, link, 'Enter');
  await expect(verdict).toContainText('Oustric');

  await openCounter(page, date);
  await scanByKeys(page, other, 'Tab');
  await expect(page.getByRole('dialog', { name: /Peyre/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Encaisser 12/ })).toBeVisible();
});

test('the words of a tariff are on one line with what is pressed, also a long name, and large letters', async ({
  page,
  server,
}) => {
  const admin = await ApiClient.logIn(server.origin, 'admin@theatre.example');
  const uuid = randomUUID();
  const name = 'Demandeurs d’emploi, étudiants et groupes de plus de dix personnes';
  const slug = await admin.shows.addCategory(name);
  const evening = { uuid, begins: 30, closes: 20, maxPlaces: 20 };
  await admin.shows.add(`Une soirée ${uuid.slice(0, 6)}`, evening, { slug, price: 8 });
  await openCounter(page, uuid);
  await expect.poll(() => tariffRow(page, name)).toBe('beside, on one line');
  await openCounter(page, await dateWithOpenDoors(server.origin));
  await expect.poll(() => tariffRow(page, 'Plein tarif')).toBe('beside, on one line');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => tariffRow(page, 'Plein tarif')).toBe('above');
});

test('what is to be given back follows the sum as it is typed', async ({ page, server }) => {
  await openCounter(page, await dateWithOpenDoors(server.origin));
  await chooseSeats(page, { 'Plein tarif': 1 });
  await till(page).getByRole('button', { name: 'Autre somme' }).click();
  const handed = till(page).getByRole('textbox', { name: 'Somme remise' });
  await handed.fill('50');
  await handed.press('Enter');
  await expect(till(page).getByText(/À rendre\s*38\s€/)).toBeVisible();
  await handed.fill('12€50');
  await expect(till(page).getByText(/À rendre\s*0,50\s€/)).toBeVisible();
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

/** Where the name and the price of a tariff stand: beside its steps, or above them where there is no room. */
const tariffRow = (page: Page, name: string) =>
  till(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .evaluate((row) => {
      const parts = [...(row.querySelector('label')?.parentElement?.children ?? [])];
      const [label, steps, price] = parts.map((part) => part.getBoundingClientRect());
      if (!label || !steps || !price) return 'nowhere';
      if (price.bottom <= steps.top) return 'above';
      if (Math.max(label.right, price.right) > steps.left) return 'over them';
      const distance = label.top + price.bottom - (steps.top + steps.bottom);
      return Math.abs(distance) <= 2 ? 'beside, on one line' : 'beside, askew';
    });
