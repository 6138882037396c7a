import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { ownDate } from './support/box-office';
import {
  OFFICE,
  actOn,
  chooseDate,
  chooseOption,
  expect,
  nameSeats,
  openAs,
  test,
} from './support/free-tickets';
import { goOffline, goOnline } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const answer = (page: Page, yes: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: yes }).click();
const factsOf = (page: Page) => page.getByRole('list', { name: 'Séances' }).getByRole('listitem');

test('the office asks for a member, grants it at once, and names, generates, blocks and cancels the ticket', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 17);
  const guest = `Odile Kerbrat-${randomUUID().slice(0, 4)}`;
  await openAs(page, 'secretaire', `${OFFICE}/demander`);
  await page.getByRole('combobox', { name: 'Membre' }).fill('bonnafous');
  await page.getByRole('option', { name: 'Lucien Bonnafous' }).click();
  await expect(page.getByLabel('Au nom de')).toHaveValue('Lucien Bonnafous');
  await chooseDate(page, date);
  await nameSeats(page, [guest]);
  await page.getByText('Accorder tout de suite').click();
  await expect(page.getByLabel('Accorder tout de suite')).toBeChecked();
  await page.getByRole('button', { name: 'Demander et accorder' }).click();
  await expect(page.getByText('Accordé : 1 place pour Lucien Bonnafous')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Nom' }).fill('kerbrat');
  await expect(page.getByText('1 place', { exact: true })).toBeVisible();
  await actOn(page, guest, 'Générer');
  await answer(page, 'Générer');
  await expect(page.getByText(`La place d’${guest} est générée`)).toBeVisible();
  await expect(rowOf(page, guest).getByText('Généré')).toBeVisible();

  await actOn(page, guest, 'Changer le nom');
  await page.getByRole('alertdialog').getByLabel('Au nom de').fill(`${guest} fille`);
  await answer(page, 'Enregistrer');
  await expect(rowOf(page, `${guest} fille`)).toBeVisible();

  await actOn(page, `${guest} fille`, 'Bloquer');
  await answer(page, 'Bloquer');
  await expect(page.getByText(`Le billet d’${guest} fille est bloqué`)).toBeVisible();
  await chooseOption(page, 'État', 'Bloquées');
  await actOn(page, `${guest} fille`, 'Débloquer');
  await answer(page, 'Débloquer');
  await expect(page.getByText(`Le billet d’${guest} fille est débloqué`)).toBeVisible();

  await chooseOption(page, 'État', 'Générées');
  const evening = factsOf(page).filter({ hasText: 'sur 17' });
  await expect(evening.getByText('16 places libres')).toBeVisible();
  await actOn(page, `${guest} fille`, 'Annuler la place');
  const reason = page.getByRole('alertdialog').getByLabel('Motif (facultatif)');
  await reason.fill('Tombée malade.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await actOn(page, `${guest} fille`, 'Annuler la place');
  await expect(reason).toHaveValue('Tombée malade.');
  await answer(page, 'Annuler la place');
  await expect(page.getByText(`La place d’${guest} fille est annulée`)).toBeVisible();
  await expect(evening.getByText('17 places libres')).toBeVisible();
});

test('the office’s screens welcome everybody, and say what needs the network', async ({ page }) => {
  await openAs(page, 'resa', OFFICE);
  await expect(page.getByRole('button', { name: /^Actions sur la place d/ }).first()).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.goto(`${OFFICE}/demandes`);
  await expect(page.getByRole('button', { name: /^Accorder / }).first()).toBeVisible();
  await expectWelcomeEverywhere(page);
  await goOffline(page);
  await expect(page.getByText('Accorder et refuser demandent le réseau.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accorder / }).first()).toBeDisabled();
  await goOnline(page);
  await page.goto(`${OFFICE}/demander`);
  await expect(page.getByRole('button', { name: /Séance$/ })).toBeVisible();
  await expectWelcomeEverywhere(page);
});
