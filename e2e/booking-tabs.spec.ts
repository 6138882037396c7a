import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { bookByApi, choose, expectKept, introduce, lateDate } from './support/box-office';
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab)).toHaveText('Réservation annulée.');
    await expect(tab.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
  }
});

test('two tabs of one visitor keep and book seats of their own', async ({ page, context, server }) => {
  const date = await lateDate(server.origin);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openForm(tab, date);
    await choose(tab, 2);
    await expectKept(tab);
    await introduce(tab);
  }
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
  await expect(other.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
  await expectKept(other);
  await other.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(other)).toHaveText('C’est réservé.');
  expect(other.url()).not.toBe(page.url());
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
    await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(heading(page)).toHaveText('C’est réservé.');
    const booked = page.url();
    await page.goBack();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
    await page.goForward();
    await expect(page).toHaveURL(booked);
    await expect(heading(page)).toHaveText('C’est réservé.');
    await shellStored(page);
    await goOffline(page);
    await page.goBack();
    await choose(page, 1);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(heading(page)).toHaveText('Votre réservation attend le réseau.');
    await page.goBack();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  },
);
