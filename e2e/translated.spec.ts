import { randomUUID } from 'node:crypto';
import { bookByApi, choose, dateWithOpenDoors, expectKept, introduce, ownDate } from './support/box-office';
import { chooseSeats, lastSale, openCounter, openPart, saleRow, sellSeats, till } from './support/counter';
import { enterAs } from './support/enter';
import { freshDoor, lookUp, openDoor, openScan } from './support/hand-door';
import { expect, freshServer, test as base } from './support/journey';
import { type Placing, translate } from './support/translator';
import { synchronised } from './support/visit';

/** The dates of these journeys would come before the demo's own at the door of other journeys. */
const test = base.extend({ server: freshServer() });

test.use({ viewport: { width: 390, height: 844 } });

for (const placing of ['in the place of', 'around'] satisfies Placing[])
  test.describe(`a browser that translates, with its words ${placing} ours`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(translate, placing);
    });

    test('leaves a booking whole', async ({ page, server }) => {
      await page.goto(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
      await synchronised(page);
      await expect(page.getByRole('heading', { level: 1 }).locator('font').first()).toBeAttached();
      const due = page.getByRole('main').getByRole('status').filter({ hasText: '€' });
      await choose(page, 1);
      await expect(due).toHaveText(/^12,00\s€$/);
      await choose(page, 0);
      await choose(page, 2);
      await expectKept(page);
      await choose(page, 1, 'Tarif réduit');
      await expect(due).toHaveText(/^32,00\s€$/);
      await introduce(page);
      await page.getByRole('button', { name: 'Réserver 3 places' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
      await page.getByRole('button', { name: 'Changer les places' }).click();
      await choose(page, 0, 'Tarif réduit');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Plein tarif × 2')).toBeVisible();
      await expect(page.getByText('Tarif réduit × 1')).toHaveCount(0);
      await page.getByRole('button', { name: 'Annuler la réservation' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée.');
    });

    test('leaves the counter whole', async ({ page, server }) => {
      await openCounter(page, await dateWithOpenDoors(server.origin));
      await chooseSeats(page, { 'Plein tarif': 1, Enfant: 1 });
      await expect(till(page).getByRole('button', { name: 'Encaisser 17 €' })).toBeVisible();
      await till(page).getByRole('button', { name: '20 €', exact: true }).click();
      await expect(
        till(page)
          .getByText(/À rendre\s*3\s€/)
          .first(),
      ).toBeVisible();
      await till(page).getByRole('button', { name: 'Encaisser 17 €' }).click();
      await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
      await sellSeats(page, { 'Tarif réduit': 1 }, 'Carte');
      await expect(lastSale(page)).toContainText(/n°\s3/);
      await expect(till(page).getByText('17 places à vendre')).toBeVisible();
      await openPart(page, /^Ventes/);
      await page.getByRole('button', { name: /^Actions sur la vente n° 3/ }).click();
      await page.getByRole('menuitem', { name: 'Rembourser' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rembourser' }).click();
      await expect(saleRow(page, '1 Tarif réduit')).toContainText('Remboursée');
    });

    test('leaves the door whole', async ({ page, server }) => {
      const date = await dateWithOpenDoors(server.origin);
      const name = `Castan-${randomUUID().slice(0, 6)}`;
      await bookByApi(server.origin, date, 4, { name });
      await openScan(page);
      await openDoor(page, date, freshDoor());
      await (await lookUp(page, name)).click();
      await page.getByRole('button', { name: 'Payé, faire entrer' }).click();
      const verdict = page.locator('main section[role=alert]');
      await expect(verdict).toContainText('Enregistré à');
      await verdict.getByRole('button', { name: 'Ils sont moins de 4' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '1', exact: true }).click();
      await expect(page.getByText('1 / 4', { exact: true }).first()).toBeVisible();
      await (await lookUp(page, name)).click();
      await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
      await expect(verdict).toContainText('3places');
      await verdict.getByRole('button', { name: 'Billet suivant' }).click({ position: { x: 20, y: 20 } });
      await expect(page.getByText('4 / 4', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Passages…' }).click();
      const undo = page.getByRole('button', { name: new RegExp(`^Annuler l’entrée de .*${name}`) });
      // The newest comes last: an entry can be undone once the phone has saved it.
      await expect(undo).toHaveCount(2);
      await undo.first().click();
      await expect(page.getByText('1 / 4', { exact: true }).first()).toBeVisible();
    });

    test('leaves a form whole', async ({ page }) => {
      await enterAs(page, 'contenu@theatre.example', '/coulisses/breve/ecrire');
      await page.getByLabel('Années').fill('1789');
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByText('Le titre est obligatoire').first()).toBeVisible();
      await page.getByLabel('Titre', { exact: true }).fill('Générale ce soir');
      await expect(page.getByText('Le titre est obligatoire')).toHaveCount(0);
      await page.getByLabel('Années').fill('2026');
      await page.getByLabel('Résumé').fill('Le rideau se lève.');
      await page.getByRole('textbox', { name: 'Texte' }).click();
      await page.keyboard.type('Trois coups.');
      await page.getByRole('tab', { name: 'Aperçu' }).click();
      await expect(page.getByRole('article')).toContainText('Trois coups.');
      await page.getByRole('tab', { name: 'Écrire' }).click();
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByText('Tout est enregistré').first()).toBeVisible();
    });
  });
