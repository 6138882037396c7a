import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { ApiClient } from './support/api-client';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { expect, test } from './support/free-tickets';
import { closeDoor, freshDoor, lookUp, openDoor, openScan } from './support/hand-door';
import { DEMO_PASSWORD } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test.use({ viewport: { width: 390, height: 844 } });

test('an open door goes on when its key is over, and then leads to the login; what it let in counts', async ({
  page,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const names = [1, 2].map(() => `Castan-${randomUUID().slice(0, 6)}`);
  for (const name of names) await bookByApi(server.origin, date, 1, { name });
  const door = freshDoor();
  await openScan(page);
  await openDoor(page, date, door);

  await endKey(page);
  await endSession(page, server.origin);
  await expect(
    page.getByText(/^Cette porte n’est plus en service depuis .* Continuez de scanner/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  for (const [rank, name] of names.entries()) {
    await (await lookUp(page, name)).click();
    await page.getByRole('button', { name: 'Payé, faire entrer' }).click();
    await expect(page.getByText(`${rank + 1} / 2`, { exact: true })).toBeVisible();
    await expect(page.getByText(/à envoyer/)).toHaveCount(0);
  }
  await closeDoor(page);
  await expect(page.getByRole('heading', { name: `${door} n’est plus en service` })).toBeVisible();
  await expect(page.getByText('Tous ses contrôles sont partis.')).toBeVisible();
  await expectWelcomeEverywhere(page);

  await page.getByRole('button', { name: 'Se connecter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Se connecter' });
  await dialog.getByLabel('Adresse mail').fill('billetterie@theatre.example');
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByText(/^Cette porte n’est plus en service depuis/)).toBeVisible();
  await openDoor(page, date, door);
  await closeDoor(page);
  await expect(page.getByText(/^Cette porte reste ouverte jusqu’au/)).toBeVisible();

  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  const scans = await office.scansAt(date);
  expect(scans).toHaveLength(2);
  for (const scan of scans)
    expect(scan).toMatchObject({ kind: 'entry', status: 'accepted', deviceName: door });
});

/** The server says that the key of this phone was over before this evening began, until the phone asks for another. */
async function endKey(page: Page): Promise<void> {
  const expiresAt = '2020-11-21T20:30:00+01:00';
  let isOver = true;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/devices')) isOver = false;
  });
  await page.route('**/api/changes', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({
      response,
      json: json.door === undefined || !isOver ? json : { ...json, door: { expiresAt } },
    });
  });
}

/** As from another device: this one learns it from its next request. */
async function endSession(page: Page, origin: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const { status } = await fetch(`${origin}/api/authtokens/${token ?? ''}`, { method: 'DELETE' });
  expect(status).toBe(204);
}
