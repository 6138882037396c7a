import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { ApiClient } from './support/api-client';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { atTheDesk, expect, openAs, test } from './support/free-tickets';
import { freshDoor, lookUp, openDoor, openScan } from './support/hand-door';
import { goOffline, goOnline } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const PHONES = '/bar/billetterie/telephones';
const rowOf = (page: Page, door: string) => page.getByRole('listitem').filter({ hasText: door });

test('the office sees what a phone last told, and disarms it from afar; what it scanned is not lost', async ({
  page,
  browser,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const name = `Castan-${randomUUID().slice(0, 6)}`;
  await bookByApi(server.origin, date, 1, { name });
  const door = freshDoor();
  const phone = page;
  await openScan(phone);
  await openDoor(phone, date, door);

  const desk = await atTheDesk(browser, server.origin, 'admin', PHONES);
  await expect(rowOf(desk, door).getByText('En contact')).toBeVisible();
  await expect(
    rowOf(desk, door).getByText(/Contact de .*\s· à jour à .*\s· aucun contrôle en attente/),
  ).toBeVisible();

  await phone.context().setOffline(true);
  await (await lookUp(phone, name)).click();
  await phone.getByRole('button', { name: 'Payé, faire entrer' }).click();
  await expect(phone.getByText(/· 1 à envoyer/)).toBeVisible();

  await rowOf(desk, door)
    .getByRole('button', { name: `Retirer ${door} du service` })
    .click();
  const question = desk.getByRole('alertdialog', { name: `Retirer ${door} du service ?` });
  await expect(question.getByText(/les billets en sont effacés/)).toBeVisible();
  await question.getByRole('button', { name: 'Retirer' }).click();
  await expect(desk.getByText(`${door} n’est plus en service`)).toBeVisible();
  await expect(rowOf(desk, door).getByText('Retiré, pas encore averti')).toBeVisible();

  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: 'Ce téléphone a été retiré du service' })).toBeVisible();
  await expect(phone.getByText('Tous ses contrôles sont partis.')).toBeVisible();
  await expect(rowOf(desk, door).getByText('Retiré, averti')).toBeVisible();
  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  expect(await office.scansAt(date)).toMatchObject([{ kind: 'entry', status: 'accepted', deviceName: door }]);

  await rowOf(desk, door)
    .getByRole('button', { name: `Annuler les passages de ${door}` })
    .click();
  const taking = desk.getByRole('dialog', { name: `Annuler les passages de ${door}` });
  await taking.getByRole('button', { name: /^À partir d’ici/ }).click();
  await expectWelcomeEverywhere(desk);
  await taking.getByRole('button', { name: 'Annuler les passages', exact: true }).click();
  await expect(desk.getByText(`1 passage de ${door} annulé`)).toBeVisible();
  await expect(rowOf(desk, door).getByText(/^Passages annulés depuis/)).toBeVisible();

  await phone.getByRole('button', { name: `Remettre en service : ${door}` }).click();
  // The tickets are back: the open door continues.
  await expect(phone.getByText('0 / 1', { exact: true })).toBeVisible();
  await desk.context().close();
});

test('the list of phones welcomes everybody, and says what needs the network', async ({ page, server }) => {
  const door = freshDoor();
  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  await office.arm(door);
  await openAs(page, 'billetterie', PHONES);
  await expect(rowOf(page, door).getByText('En service, sans nouvelles')).toBeVisible();
  await expectWelcomeEverywhere(page);
  await rowOf(page, door)
    .getByRole('button', { name: `Retirer ${door} du service` })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('button', { name: 'Garder' }).click();
  await goOffline(page);
  await expect(
    page.getByText('Retirer un téléphone du service, ou annuler ses passages, demande le réseau.'),
  ).toBeVisible();
  await expect(rowOf(page, door).getByRole('button', { name: `Retirer ${door} du service` })).toBeDisabled();
  await goOnline(page);
  await expect(rowOf(page, door).getByRole('button', { name: `Retirer ${door} du service` })).toBeEnabled();
});

test('where no phone is armed, the list says how one is', async ({ page }) => {
  await page.context().route('**/api/devices', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [] });
  });
  await openAs(page, 'billetterie', PHONES);
  await expect(page.getByRole('heading', { name: 'Aucun téléphone n’est en service' })).toBeVisible();
  await expect(page.getByText(/ouvrez Scanner, nommez la porte/)).toBeVisible();
  await expectWelcomeEverywhere(page);
});
