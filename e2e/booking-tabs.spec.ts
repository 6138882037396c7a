import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { bookByApi, choose, expectKept, introduce, lateDate, ownDate } from './support/box-office';
import { expect, test } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openForm = async (page: Page, date: string) => {
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
};

test('what is cancelled in one tab is no code for the door in the other', async ({
  page,
  context,
  server,
}) => {
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 2);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/reservations/ma-reservation/${uuid}`);
    await synchronised(tab);
    await expect(heading(tab)).toHaveText('C’est réservé.');
  }
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab)).toHaveText('Réservation annulée.');
    await expect(tab.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
  }
});

const free = (page: Page, places: number) =>
  expect(page.getByText(`${places} ${places < 2 ? 'place libre' : 'places libres'}`)).toBeVisible();

test('a second tab goes on with the seats and the name of the first, and books them once', async ({
  page,
  context,
  server,
}) => {
  const date = await ownDate(server.origin, 2);
  await openForm(page, date);
  await choose(page, 2);
  await expectKept(page);
  await introduce(page);
  const other = await context.newPage();
  await openForm(other, date);
  await expect(other.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('2');
  await expect(other.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
  await expect(other.getByRole('checkbox', { name: /Conditions Générales/ })).not.toBeChecked();
  await expectKept(other);
  await other.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
  await other.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(other)).toHaveText('C’est réservé.');
  await expect(page.getByText('Cette réservation a été envoyée depuis un autre onglet.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('0');
  await free(page, 0);
});

test('a browser that is opened again offers the date and its seats, which were never taken from it', async ({
  page,
  context,
  browser,
  server,
}) => {
  const date = await ownDate(server.origin, 2);
  await openForm(page, date);
  await choose(page, 2);
  await expectKept(page);
  await introduce(page);
  const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await openForm(stranger, date);
  await free(stranger, 0);
  // Its last page is closed without a word to the server; those of its session are gone with it.
  await page.route('**/api/booking-holds/**', (route) => route.abort());
  await page.goto('about:blank');
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/reservations');
  const resume = reopened.getByRole('link', { name: /^Reprendre la réservation du/ });
  await expect(reopened.getByText('Vous y aviez choisi 2 places.')).toBeVisible();
  await resume.click();
  await expect(reopened.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('2');
  await expect(reopened.getByLabel('Nom', { exact: true })).toHaveValue('');
  await expectKept(reopened);
  await expect(reopened.getByRole('button', { name: 'Réserver 2 places' })).toBeVisible();
  await free(stranger, 0);
});

test('seats are free for others soon after the last page of their form is closed, not before', async ({
  page,
  context,
  browser,
  server,
}) => {
  const date = await ownDate(server.origin, 2);
  await openForm(page, date);
  await choose(page, 2);
  await expectKept(page);
  const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await openForm(stranger, date);
  await free(stranger, 0);
  const takes = (tab: Page) =>
    tab.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().includes('/api/booking-holds/') && answer.ok(),
    );
  const other = await context.newPage();
  const otherTakes = takes(other);
  await openForm(other, date);
  await otherTakes;
  const firstTakes = takes(page);
  await other.close({ runBeforeUnload: true });
  await firstTakes;
  await free(stranger, 0);
  await page.close({ runBeforeUnload: true });
  await expect(stranger.getByText('2 places libres')).toBeVisible({ timeout: 60_000 });
});

test(
  'a tab that is closed while it sends loses nothing: the next visit sends it, once',
  { tag: '@offline' },
  async ({ page, context, server }) => {
    await openForm(page, await lateDate(server.origin));
    await shellStored(page);
    await choose(page, 1);
    await introduce(page);
    const sent: string[] = [];
    await page.route('**/api/bookings', (route) => {
      sent.push(String(route.request().postDataJSON().uuid));
    });
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    // What gets no answer is sent again after some seconds.
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const uuid = must(sent[0], 'a booking');
    expect(new Set(sent).size).toBe(1);
    await page.close();
    const next = await context.newPage();
    await next.goto('/breve');
    const status = async () => (await fetch(`${server.origin}/api/bookings/${uuid}`)).status;
    await expect.poll(status).toBe(200);
    await next.goto(`/reservations/ma-reservation/${uuid}`);
    await expect(heading(next)).toHaveText('C’est réservé.');
  },
);

test(
  'the way back leads to each step again, and to no booking twice',
  { tag: '@offline' },
  async ({ page }) => {
    await page.goto('/reservations');
    await synchronised(page);
    await page
      .getByRole('link', { name: /^Réserver pour le/ })
      .last()
      .click();
    await choose(page, 1);
    await expectKept(page);
    await introduce(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Réservations');
    await page.goForward();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
    await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('1');
    await expectKept(page);
    // Nobody goes back, forward and taps the same place within half a second, which would be a second tap.
    await page.getByRole('checkbox', { name: /Conditions Générales/ }).press('Space');
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(heading(page)).toHaveText('C’est réservé.');
    const booked = page.url();
    await page.goBack();
    await expect(heading(page)).toHaveText('Vous avez déjà fait cette réservation.');
    await page.goForward();
    await expect(page).toHaveURL(booked);
    await expect(heading(page)).toHaveText('C’est réservé.');
    await shellStored(page);
    await goOffline(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Réserver d’autres places' }).click();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
    await choose(page, 1);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(heading(page)).toHaveText('Votre réservation attend le réseau.');
    await page.goBack();
    await expect(heading(page)).toHaveText('Vous avez déjà fait cette réservation.');
    await expect(page.getByText('Attend le réseau')).toBeVisible();
  },
);
