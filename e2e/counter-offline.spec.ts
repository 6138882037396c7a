import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { ApiClient } from './support/api-client';
import { bookElsewhere, dateWithOpenDoors } from './support/box-office';
import { chooseSeats, lastSale, openCounter, saleRow, sellSeats, till } from './support/counter';
import { expect, freshServer, test as base } from './support/journey';
import { goOffline, goOnline, deskStored } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** The dates of these journeys would come before the demo's own at the door of other journeys. */
const test = base.extend({ server: freshServer() });

test.describe('the counter, with no network', () => {
  test(
    'keeps three sales across a reload, and each is numbered once when the network is back',
    { tag: '@offline' },
    async ({ page, server }) => {
      const dateUuid = await dateWithOpenDoors(server.origin);
      await openCounter(page, dateUuid);
      await deskStored(page);
      await goOffline(page);
      await sellSeats(page, { 'Plein tarif': 1 });
      await expect(lastSale(page)).toContainText('à envoyer');
      await sellSeats(page, { 'Plein tarif': 2 }, 'Carte');
      await sellSeats(page, { Enfant: 1 });
      // Now, since the browser may cut a reloaded page's worker off a moment after it began.
      expect(await ordersOf(server.origin, dateUuid)).toEqual([]);
      await page.reload();
      await expect(till(page)).toBeVisible();
      for (const words of ['1 Plein tarif', '2 Plein tarif', '1 Enfant'])
        await expect(saleRow(page, words)).toContainText('à envoyer');
      await page.getByRole('button', { name: 'Bordereau' }).click();
      await expect(page.getByRole('dialog').getByText('4 billets sans numéro')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
      await goOnline(page);
      await expect(saleRow(page, /n°\s1\s· 1\sPlein tarif/)).toContainText('Payée');
      await expect(saleRow(page, /n°\s2 à\s3\s· 2\sPlein tarif/)).toBeVisible();
      await expect(saleRow(page, /n°\s4\s· 1\sEnfant/)).toBeVisible();
      await expect(page.getByText(/à envoyer/)).toHaveCount(0);
      expect((await ordersOf(server.origin, dateUuid)).map(({ firstNumber }) => firstNumber)).toEqual([
        1, 2, 4,
      ]);
    },
  );

  test('lets in whom it sells to, though the hall may be full by now', async ({ page, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    await bookElsewhere(server.origin, dateUuid, 10);
    await bookElsewhere(server.origin, dateUuid, 9);
    await openCounter(page, dateUuid);
    await goOffline(page);
    await chooseSeats(page, { 'Plein tarif': 2 });
    await expect(till(page).getByText(/Sans réseau il n’en sait pas plus/)).toBeVisible();
    await till(page).getByRole('button', { name: 'Encaisser 24 €' }).click();
    await expect(lastSale(page)).toContainText('à envoyer');
    await goOnline(page);
    await expect(lastSale(page)).toContainText(/n°\s1 à\s2/);
  });
});

test.describe('two phones of one counter', () => {
  test('sell the last seats at once: one of them is told, and what to do', async ({ browser, server }) => {
    const dateUuid = await dateWithOpenDoors(server.origin);
    await bookElsewhere(server.origin, dateUuid, 10);
    await bookElsewhere(server.origin, dateUuid, 8);
    const contexts = [
      await browser.newContext({ baseURL: server.origin }),
      await browser.newContext({ baseURL: server.origin }),
    ];
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    for (const page of pages) {
      await openCounter(page, dateUuid);
      await expect(till(page).getByText('2 places à vendre')).toBeVisible();
      await chooseSeats(page, { 'Plein tarif': 2 });
    }
    await Promise.all(
      pages.map((page) => till(page).getByRole('button', { name: 'Encaisser 24 €' }).click()),
    );
    const refused = (page: Page) => page.getByRole('region', { name: 'Refusées' });
    const isTold = () => Promise.all(pages.map((page) => refused(page).isVisible()));
    await expect.poll(async () => (await isTold()).filter(Boolean).length).toBe(1);
    const rank = (await isTold()).indexOf(true);
    const [told, other] = [must(pages[rank], 'who was told'), must(pages[1 - rank], 'who sold')];
    await expect(refused(told)).toContainText(/Vente de 2 places.*refusée/s);
    await expect(refused(told)).toContainText('Rendez 24 €, ou laissez entrer au-delà de la jauge.');
    await expect(lastSale(other)).toContainText(/n°\s1 à\s2/);
    await expect(lastSale(told)).toBeHidden();
    await expectWelcomeEverywhere(told);
    await refused(told).getByRole('button', { name: '24 € rendus' }).click();
    await expect(refused(told)).toBeHidden();
    await expect(saleRow(told, /n°\s1 à\s2/)).toBeVisible();
    expect(await ordersOf(server.origin, dateUuid)).toHaveLength(1);
    for (const context of contexts) await context.close();
  });
});

const ordersOf = async (origin: string, dateUuid: string) =>
  (await ApiClient.logIn(origin, 'billetterie@theatre.example')).ordersOf(dateUuid);
