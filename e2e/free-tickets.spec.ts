import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { ApiClient } from './support/api-client';
import { dateWithOpenDoors, ownDate } from './support/box-office';
import {
  OFFICE,
  OWN,
  atTheDesk,
  chooseDate,
  expect,
  nameSeats,
  openAs,
  readPaper,
  test,
} from './support/free-tickets';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test(
  'a member asks on a phone without a network, the office accepts on a desk, and the ticket opens the door',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    const date = await dateWithOpenDoors(server.origin);
    const guest = `Zoé Marchetti-${randomUUID().slice(0, 4)}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'membre', OWN);
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    await page.getByRole('button', { name: 'Demander des places' }).click();
    const form = page.getByRole('dialog');
    await chooseDate(page, date);
    await nameSeats(page, ['Lucien Bonnafous', guest, 'Odile Ferrand']);
    await form.getByLabel('Un mot pour le bureau (facultatif)').fill('Pour la couturière.');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'Demander des places' }).click();
    await expect(form.getByText('Ce qui était saisi est repris.')).toBeVisible();
    await form.getByRole('button', { name: 'Demander' }).click();
    await expect(page.getByText('Gardé sur cet appareil : partira au retour du réseau.')).toBeVisible();
    const asked = page.getByRole('article').filter({ hasText: guest });
    await expect(asked.getByText('Partira avec le réseau')).toBeVisible();
    await page.reload();
    await expect(asked.getByText('Partira avec le réseau')).toBeVisible();
    await goOnline(page);
    await expect(asked.getByText('En attente')).toBeVisible();

    const desk = await atTheDesk(browser, server.origin, 'secretaire', `${OFFICE}/demandes`);
    const demand = desk.getByRole('listitem').filter({ hasText: guest });
    await expect(demand.getByText('Pour la couturière.')).toBeVisible();
    await expect(demand.getByText('Il reste 20 places')).toBeVisible();
    await demand.getByRole('button', { name: 'Accorder 3 places à Lucien Bonnafous' }).click();
    await expect(desk.getByText('3 places accordées à Lucien Bonnafous')).toBeVisible();
    await expect(
      desk.getByRole('region', { name: 'Déjà traitées' }).getByText('3 places pour Lucien Bonnafous').first(),
    ).toBeVisible();
    await desk.context().close();

    const ticket = page.getByRole('article').filter({ hasText: guest });
    await ticket.getByRole('button', { name: `Générer la place de ${guest}` }).click();
    const pdf = ticket.getByRole('button', { name: `PDF de la place de ${guest}` });
    await expect(pdf).toBeEnabled();
    const [file] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(file.suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    const { words, code } = readPaper(readFileSync(await file.path()));
    expect(words).toContain(guest);
    expect(words).toContain('Gratuit – invitation');
    const door = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    expect(await door.scan(date, code)).toBe('OK');
    await page.getByText('Utilisées, annulées ou passées').click();
    await expect(ticket.getByText('Utilisé', { exact: true })).toBeVisible();
  },
);

test('a refusal is read with its reason, and what waits is taken back', async ({ page, browser, server }) => {
  const date = await ownDate(server.origin, 12);
  const guest = `Blaise Ferrand-${randomUUID().slice(0, 4)}`;
  await openAs(page, 'contenu', OWN);
  for (const name of [guest, `${guest} bis`]) {
    await page.getByRole('button', { name: 'Demander des places' }).click();
    await chooseDate(page, date);
    await nameSeats(page, [name]);
    await page.getByRole('dialog').getByRole('button', { name: 'Demander' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const own = (name: string) =>
    page.getByRole('article').filter({ has: page.getByText(name, { exact: true }) });
  await expect(own(`${guest} bis`).getByText('En attente')).toBeVisible();
  await own(`${guest} bis`)
    .getByRole('button', { name: /^Retirer/ })
    .click();
  await expect(page.getByText('Demande supprimée')).toBeVisible();
  await expect(own(`${guest} bis`)).toHaveCount(0);

  const desk = await atTheDesk(browser, server.origin, 'resa', `${OFFICE}/demandes`);
  const demand = desk.getByRole('listitem').filter({ hasText: guest });
  await demand.getByRole('button', { name: /^Refuser/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Refuser' });
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(dialog.getByText('Le motif est obligatoire')).toBeVisible();
  await dialog.getByLabel('Motif').fill('La salle est petite ce soir-là.');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(desk.getByText(/^1 place refusée à /)).toBeVisible();
  await desk.context().close();

  await expect(own(guest).getByText('Refusée')).toBeVisible();
  await expect(own(guest).getByText('La salle est petite ce soir-là.')).toBeVisible();
});

test('a seat that is given back is cancelled at once, and the screen welcomes everybody', async ({
  page,
}) => {
  await openAs(page, 'membre', OWN);
  const ticket = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Père Anselme' }) });
  await ticket.getByRole('button', { name: 'Rendre la place de Père Anselme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendre la place' }).click();
  await expect(page.getByText('La place de Père Anselme est rendue')).toBeVisible();
  await page.getByText('Utilisées, annulées ou passées').click();
  await expect(ticket.getByText('Annulé', { exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('button', { name: 'Demander des places' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWelcomeEverywhere(page);
});
