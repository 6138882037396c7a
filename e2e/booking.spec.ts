import { ApiClient } from './support/api-client';
import {
  bookElsewhere,
  choose,
  expectKept,
  introduce,
  lateDate,
  ownDate,
  sellOut,
} from './support/box-office';
import { expect, test } from './support/journey';
import { goOffline, goOnline, logIn, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test('the dates stand on a playbill, and the seats left move while one looks', async ({ page, server }) => {
  const date = await ownDate(server.origin, 20);
  await page.goto('/reservations');
  await synchronised(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservations');
  await expectWelcomeEverywhere(page);
  const evening = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${date}"]`) });
  await expect(evening.getByText('Il reste 20 places')).toBeVisible();
  expect(await bookElsewhere(server.origin, date, 3)).toBe(true);
  await expect(evening.getByText('Il reste 17 places')).toBeVisible();
  await page.getByRole('link', { name: 'Informations de réservation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations de réservation');
});

test('who reads without scripts finds the dates and the seats left', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/reservations`);
  await expect(page.getByText(/^Il reste \d+ places$/).first()).toBeVisible();
  await context.close();
});

test(
  'seats are kept while the form is filled in, booked, changed and given back',
  { tag: '@offline' },
  async ({ page, server }) => {
    await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
    await synchronised(page);
    await shellStored(page);
    await choose(page, 2);
    await expectKept(page);
    await page.getByLabel('Prénom', { exact: true }).fill('Hélène');
    await page.getByLabel('Adresse mail', { exact: true }).fill('helene@exemple');
    await page.getByLabel('Nom', { exact: true }).focus();
    await expect(page.getByText('il manque la fin, par exemple .fr')).toBeVisible();
    await expectWelcomeEverywhere(page);

    await page.getByRole('link', { name: 'un compte pour l’occasion' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un compte pour l’occasion');
    await page.goBack();
    await expectKept(page);
    await page.reload();
    await expectKept(page);
    await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Hélène');
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
    await expect(page).toHaveURL(/\/reservations\/ma-reservation\//);
    await expectWelcomeEverywhere(page);

    for (const [button, ending] of [
      ['Le billet (PDF)', 'pdf'],
      ['Ajouter à l’agenda', 'ics'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await download).suggestedFilename()).toMatch(
        new RegExp(`^billet-[-a-z]+-\\d{4}-\\d\\d-\\d\\d-\\w{4}-\\w{4}\\.${ending}$`),
      );
    }

    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
    await expect(page.getByRole('button', { name: 'Changer les places' })).toBeDisabled();
    await goOnline(page);

    await page.getByRole('button', { name: 'Changer les places' }).click();
    await choose(page, 3);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Plein tarif × 3')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée.');
  },
);

test('whoever logs in begins anew, under their own name', async ({ page, server }) => {
  await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
  await synchronised(page);
  await choose(page, 2);
  await expectKept(page);
  await introduce(page);
  const released = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/booking-holds/'),
    // As long as all steps of a login may take.
    { timeout: 150_000 },
  );
  await logIn(page, 'visiteur@theatre.example');
  expect((await released).status()).toBe(204);
  const address = page.getByRole('main').getByLabel('Adresse mail', { exact: true });
  await expect(address).toHaveValue('visiteur@theatre.example');
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('0');
});

test(
  'what is booked on a train waits for the server; where prices changed meanwhile, it is confirmed again',
  { tag: '@offline' },
  async ({ page, server }) => {
    await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    await choose(page, 1);
    await introduce(page);
    await expect(page.getByText('Elle n’est certaine qu’une fois reçue')).toBeVisible();
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre réservation attend le réseau.');
    await expectWelcomeEverywhere(page);
    const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
    await secretary.shows.raisePrices('le-dindon');
    await goOnline(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre réservation n’a pas été prise.');
    await expect(page.getByText('Les tarifs ont changé entre-temps')).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre ma réservation' }).click();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
    await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
  },
);

test('a full date has a waiting list, offered on the spot', async ({ page, server }) => {
  const date = await ownDate(server.origin, 12);
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
  await introduce(page);
  await sellOut(server.origin, date);
  await choose(page, 2);
  await page.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes sur la liste d’attente.');
  await expect(page.getByText(/^Vous êtes en 1re position\./)).toBeVisible();
  await page.getByRole('button', { name: 'Changer les places' }).click();
  await choose(page, 3);
  await expect(page.getByText('vous passerez en fin de liste d’attente')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/reservations/reserver/${date}`);
  await expect(page.getByText(/^Cette séance est complète\. Vous pouvez attendre/)).toBeVisible();
  await page.goto('/reservations');
  await expect(page.getByText('Complet – liste d’attente').first()).toBeVisible();
});
