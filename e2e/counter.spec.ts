import { ApiClient } from './support/api-client';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import {
  chooseSeats,
  lastSale,
  openCounter,
  openPart,
  saleRow,
  sellSeats,
  statementRows,
  till,
} from './support/counter';
import { enterAs } from './support/enter';
import { codeOnScreen } from './support/held-code';
import { expect, freshServer, test as base } from './support/journey';
import { goOffline } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** The dates of these journeys would come before the demo's own at the door of other journeys. */
const test = base.extend({ server: freshServer() });

test.describe('the counter of an evening', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sells seats in a few taps, with their numbers and what to give back', async ({ page, server }) => {
    await openCounter(page, await dateWithOpenDoors(server.origin));
    await chooseSeats(page, { 'Plein tarif': 1, Enfant: 1 });
    await expect(till(page).getByText('17 €', { exact: true })).toBeVisible();
    await till(page).getByRole('button', { name: '20 €', exact: true }).click();
    await expect(till(page).getByText(/À rendre\s*3\s€/)).toBeVisible();
    await expectWelcomeEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await till(page).getByRole('button', { name: 'Encaisser 17 €' }).click();
    await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
    await expect(lastSale(page)).toContainText(/À rendre\s*3\s€/);
    await sellSeats(page, { 'Tarif réduit': 1 }, 'Carte');
    await expect(lastSale(page)).toContainText(/n°\s3/);
    await openPart(page, /^Ventes/);
    await expect(saleRow(page, '1 Plein tarif, 1 Enfant')).toContainText(
      /n°\s1 à\s2.*Espèces.*17\s€.*Payée/s,
    );
    await expect(saleRow(page, '1 Tarif réduit')).toContainText(/n°\s3.*Carte.*8\s€.*Payée/s);
    await expectWelcomeEverywhere(page);
  });

  test('shows the code of a sale to photograph, and the door takes it', async ({ page, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    await openCounter(page, dateUuid);
    await sellSeats(page, { 'Plein tarif': 2 });
    await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
    await lastSale(page).getByRole('button', { name: 'Le billet' }).click();
    const ticket = page.getByRole('dialog', { name: /^Billet n°/ });
    const code = ticket.getByRole('img', { name: 'Code QR à photographier, pour 2 places' });
    await expect(code).toBeVisible();
    await expectWelcomeEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    expect(await office.scan(dateUuid, (await codeOnScreen(code)).text)).toBe('OK');
    await goOffline(page);
    await ticket.getByRole('button', { name: 'Fermer' }).click();
    await lastSale(page).getByRole('button', { name: 'Le billet' }).click();
    await expect(ticket.getByText('Le code QR et le PDF demandent le réseau.')).toBeVisible();
    await expect(code).toBeHidden();
  });

  test('takes what is owed for a booking, so that the door does not ask for it', async ({ page, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    const booking = await bookByApi(server.origin, dateUuid, 2, { name: 'Marchetti', firstname: 'Hélène' });
    const answer = await fetch(`${server.origin}/api/bookings/${booking}`);
    const { code } = (await answer.json()) as { readonly code: string };
    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    await openCounter(page, dateUuid);
    await openPart(page, 'Réservations');
    await expect(page.getByText('1 réservation à encaisser, 24 € en tout')).toBeVisible();
    await page.getByLabel('Nom, ou code du billet').fill('helene');
    await page.getByRole('button', { name: /^Encaisser 24 € d’Hélène Marchetti/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Chèque' }).click();
    await dialog.getByRole('button', { name: 'Encaisser 24 €' }).click();
    await expect(page.getByText(/^Payé à\s.*, 24\s€ par chèque$/)).toBeVisible();
    await expectWelcomeEverywhere(page);
    await expect.poll(() => office.ordersOf(dateUuid)).toHaveLength(1);
    expect(await office.scan(dateUuid, code)).toBe('OK');
  });

  test('sells no seat that is not there, and every seat that was given back', async ({ page, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    for (const count of [10, 8]) await bookByApi(server.origin, dateUuid, count);
    await openCounter(page, dateUuid);
    await expect(till(page).getByText('2 places à vendre')).toBeVisible();
    await chooseSeats(page, { 'Plein tarif': 3 });
    await expect(till(page).getByText(/2 places à\svendre\s: 3 places, c’est trop/)).toBeVisible();
    await expect(till(page).getByRole('button', { name: /^Encaisser/ })).toBeDisabled();
    await till(page).getByRole('button', { name: 'Effacer cette vente' }).click();
    await sellSeats(page, { 'Plein tarif': 2 });
    await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
    await expect(till(page).getByText(/^Complet/)).toBeVisible();
    await openPart(page, /^Ventes/);
    await page.getByRole('button', { name: /^Actions sur la vente n° 1/ }).click();
    await page.getByRole('menuitem', { name: 'Rembourser' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/Rembourser la vente n°\s1 à\s2 \(2 places, 24\s€ en espèces\)/);
    await question.getByRole('button', { name: 'Rembourser' }).click();
    await expect(saleRow(page, '2 Plein tarif')).toContainText('Remboursée');
    await openPart(page, 'Vendre');
    await expect(till(page).getByText('2 places à vendre')).toBeVisible();
  });

  test('has on its sheet what the door took while it let people in', async ({ page, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    const booking = await bookByApi(server.origin, dateUuid, 2, { name: 'Marchetti', firstname: 'Hélène' });
    const answer = await fetch(`${server.origin}/api/bookings/${booking}`);
    const { code } = (await answer.json()) as { readonly code: string };
    await openCounter(page, dateUuid);
    await sellSeats(page, { 'Plein tarif': 1 });
    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    const device = await office.arm('Porte E');
    const [entry] = await office.sendScans(dateUuid, device, [{ code, count: 2, paid: true }]);
    expect(entry?.verdict).toBe('OK');
    const means = page.getByRole('list', { name: 'Recette par moyen de paiement' });
    await openPart(page, 'La soirée');
    await expect(means.getByRole('listitem').filter({ hasText: 'dont à l’entrée' })).toContainText(/24\s€/);
    await openPart(page, /^Ventes/);
    await page.getByRole('button', { name: 'Bordereau' }).click();
    await expect(page.getByRole('dialog', { name: 'Bordereau de recettes' })).toBeVisible();
    expect(await statementRows(page, /^Par moyen de paiement/)).toEqual([
      'Espèces 2 3 36,00 €',
      'Total 2 3 36,00 €',
      'dont à l’entrée, en scannant 1 2 24,00 €',
    ]);
    await expectWelcomeEverywhere(page);
  });

  test('adds up its takings on one sheet of paper', async ({ page, server }) => {
    await openCounter(page, await dateWithOpenDoors(server.origin));
    await sellSeats(page, { 'Plein tarif': 2, Enfant: 1 });
    await sellSeats(page, { 'Plein tarif': 1 }, 'Carte');
    await sellSeats(page, { 'Tarif réduit': 1 }, 'Chèque');
    await expect(lastSale(page)).toContainText(/n°\s5/);
    await lastSale(page).getByRole('button', { name: 'Annuler la vente' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la vente' }).click();
    await expect(lastSale(page)).toContainText('Annulée');
    await openPart(page, /^Ventes/);
    await page.getByRole('button', { name: 'Bordereau' }).click();
    await expect(page.getByRole('dialog', { name: 'Bordereau de recettes' })).toBeVisible();
    expect(await statementRows(page, /Par tarif/)).toEqual([
      'Plein tarif 12,00 € 1 4 3 36,00 €',
      'Enfant 5,00 € 3 3 1 5,00 €',
      'Total 4 41,00 €',
    ]);
    expect(await statementRows(page, /Par moyen/)).toEqual([
      'Espèces 1 3 29,00 €',
      'Carte 1 1 12,00 €',
      'Total 2 4 41,00 €',
    ]);
    expect(await statementRows(page, /Annulées/)).toEqual([
      expect.stringMatching(/^n°\s5 1 Tarif réduit .* 8,00\s€$/),
    ]);
    await expectWelcomeEverywhere(page);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimer le bordereau' })).toBeHidden();
    await expect(page.getByText('Signature')).toBeVisible();
  });

  test('sells the seats of who has not come, once latecomers are not waited for', async ({
    page,
    server,
  }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    for (const count of [10, 10]) await bookByApi(server.origin, dateUuid, count);
    await openCounter(page, dateUuid);
    await expect(till(page).getByText(/^Complet/)).toBeVisible();
    await openPart(page, 'La soirée');
    await page.getByRole('button', { name: 'Les vendre maintenant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Les vendre' }).click();
    await expect(page.getByText(/^Places des absents en vente depuis/)).toBeVisible();
    await expectWelcomeEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPart(page, 'Vendre');
    await expect(till(page).getByText('20 places à vendre')).toBeVisible();
    await sellSeats(page, { 'Plein tarif': 1 });
    await expect(lastSale(page)).toContainText(/n°\s1/);
  });

  test('takes what people give where participation is free', async ({ page, server }) => {
    await openCounter(page, await dateWithOpenDoors(server.origin, { freeParticipation: true }));
    await chooseSeats(page, { Places: 2 });
    await till(page).getByLabel('Somme donnée').fill('1e3');
    await page.keyboard.press('Tab');
    await expect(till(page).getByRole('button', { name: 'Encaisser', exact: true })).toBeDisabled();
    await till(page).getByRole('group', { name: 'Sommes courantes' }).getByText('10 €').click();
    await expectWelcomeEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await till(page).getByRole('button', { name: 'Encaisser 10 €' }).click();
    await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
    await openPart(page, /^Ventes/);
    await page.getByRole('button', { name: 'Bordereau' }).click();
    await expect(page.getByRole('dialog', { name: 'Bordereau de recettes' })).toBeVisible();
    expect(await statementRows(page, /Par tarif/)).toEqual([
      'Participation libre libre 1 2 2 10,00 €',
      'Total 2 10,00 €',
    ]);
  });

  test('leads members without its office to their own places', async ({ page }) => {
    await enterAs(page, 'membre@theatre.example', '/bar/billetterie');
    await expect(page.getByRole('heading', { name: 'Mes places gratuites' })).toBeVisible();
    await expect(page).toHaveURL(/\/bar\/billetterie\/places-gratuites$/);
  });
});
