import type { Page, Route } from 'playwright/test';
import { bookByApi, choose, expectKept, introduce, lateDate, ownDate, sellOut } from './support/box-office';
import { expect, test } from './support/journey';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openBooking = async (page: Page, uuid: string) => {
  await page.goto(`/reservations/ma-reservation/${uuid}`);
  await synchronised(page);
};
const openForm = async (page: Page, date: string) => {
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
};

/** The server handles the first request, but its answer is lost. */
async function loseFirst(page: Page, url: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

test('seats that were changed, and a booking that was cancelled, unheard, are read as they are', async ({
  page,
  server,
}) => {
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 2);
  await openBooking(page, uuid);
  await loseFirst(page, `**/api/bookings/${uuid}`, 'PUT');
  await page.getByRole('button', { name: 'Changer les places' }).click();
  await choose(page, 3);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le serveur ne répond pas : ceci ne peut être fait')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Plein tarif × 3')).toBeVisible();

  await loseFirst(page, `**/api/bookings/${uuid}`, 'DELETE');
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(heading(page)).toHaveText('Réservation annulée.');
  await expect(page.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
});

test(
  'an offer waits for the network; taken unheard, it is taken',
  { tag: '@offline' },
  async ({ page, server }) => {
    const date = await ownDate(server.origin, 12);
    const first = await bookByApi(server.origin, date, 10);
    await sellOut(server.origin, date);
    const uuid = await bookByApi(server.origin, date, 4, { waitingList: true });
    await fetch(`${server.origin}/api/bookings/${first}`, { method: 'DELETE' });
    await openBooking(page, uuid);
    await shellStored(page);
    const take = page.getByRole('button', { name: 'Prendre ces places' });
    await expect(take).toBeEnabled();
    await goOffline(page);
    await expect(page.getByText('Prendre ces places demande le réseau.')).toBeVisible();
    await expect(take).toBeDisabled();
    await goOnline(page);
    await loseFirst(page, `**/api/bookings/${uuid}`, 'PUT');
    await take.click();
    await expect(heading(page)).toHaveText('C’est réservé.');
  },
);

test('a booking that waits for its answer is taken back; sent again with more seats, it is the one that the server has', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 20);
  await openForm(page, date);
  let isDeaf = true;
  await page.route('**/api/bookings', async (route: Route) => {
    if (!isDeaf) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await choose(page, 2);
  await introduce(page);
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(page)).toHaveText('Votre réservation attend le réseau.');
  const address = page.url();
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
  await expect(page.getByRole('main').getByText(/^Rien ne partira tant que/)).toBeVisible();
  isDeaf = false;
  await choose(page, 3);
  await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
  await page.getByRole('button', { name: 'Réserver 3 places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
  await expect(page.getByText('Votre premier envoi était déjà arrivé')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 places');
  expect(page.url()).toBe(address);
});

test('seats that were kept unheard are still those of whoever asked for them', async ({ page, server }) => {
  const date = await ownDate(server.origin, 12);
  await openForm(page, date);
  await loseFirst(page, '**/api/booking-holds', 'POST');
  await choose(page, 2);
  await expect(page.getByText(/^Vos places sont gardées|^Vos places ne sont pas gardées/)).toBeVisible();
  await introduce(page);
  await sellOut(server.origin, date);
  await page.getByRole('button', { name: /^Réserver 2 places|^S’inscrire/ }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
});

test('seats chosen without a network are kept as soon as it is back', async ({ page, server }) => {
  await openForm(page, await lateDate(server.origin, 2));
  await goOffline(page);
  await choose(page, 2);
  await expect(page.getByText(/^Vos places ne sont pas gardées/)).toBeVisible();
  await goOnline(page);
  await expectKept(page);
});

test('a clock that is a day ahead ends no seats that the server keeps', async ({ page, server }) => {
  const dayBefore = (text: unknown) => String(text).replace(/^\d{4}-\d\d-\d\d/, yesterdayOf);
  const asked: string[] = [];
  await page.route('**/api/changes', async (route) => {
    const response = await route.fetch();
    const answer: { readonly serverNow?: unknown } = await response.json();
    await route.fulfill({ response, json: { ...answer, serverNow: dayBefore(answer.serverNow) } });
  });
  await page.route('**/api/booking-holds**', async (route) => {
    const method = route.request().method();
    // The page that is loaded again lets go of the seats, and takes them over.
    if (method === 'DELETE') return route.continue();
    asked.push(method);
    const response = await route.fetch();
    const hold: { readonly until?: unknown } = await response.json();
    return route.fulfill({ response, json: { ...hold, until: dayBefore(hold.until) } });
  });
  await openForm(page, await lateDate(server.origin, 2));
  await choose(page, 2);
  await expectKept(page);
  await page.reload();
  await synchronised(page);
  await expectKept(page);
  await choose(page, 3);
  await expect.poll(() => asked).toEqual(['POST', 'PUT', 'PUT']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

function yesterdayOf(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
