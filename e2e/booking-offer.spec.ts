import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { formatWireDate } from '#common/base/paris-time';
import { ApiClient } from './support/api-client';
import { openOffice, overview, rowOf } from './support/booking-office';
import { bookByApi, bookElsewhere, choose, introduce, ownDate, sellOut } from './support/box-office';
import { test } from './support/mail-journey';
import { expect } from './support/journey';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = async (page: Page, date: string) => {
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
};
const pathIn = (text = '') => /https?:\/\/[^/\s]+(\/reservations\/\S+)/.exec(text)?.[1] ?? 'no link';

test('who waited takes the seats from the letter that offers them', async ({ page, server, post }) => {
  const date = await ownDate(server.origin, 12);
  const first = await bookByApi(server.origin, date, 10, { email: 'premier@public.example' });
  await sellOut(server.origin, date);
  const email = 'attente@public.example';
  await bookByApi(server.origin, date, 4, { email, waitingList: true });
  expect((await post.next(email)).subject).toContain('Vous êtes sur la liste d’attente');
  await fetch(`${server.origin}/api/bookings/${first}`, { method: 'DELETE' });
  const offer = await post.next(email);
  expect(offer.subject).toContain('Des places pour vous');
  await page.goto(pathIn(offer.text));
  await synchronised(page);
  await expect(heading(page)).toHaveText('Des places vous sont proposées.');
  await expect(page.getByText(/Appuyez sur «\sPrendre ces places\s» avant le/)).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('button', { name: 'Prendre ces places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
  await expect(heading(page)).toBeFocused();
  await expect(
    page.getByRole('img', { name: 'Code QR à présenter à l’entrée, pour 4 places' }),
  ).toBeVisible();
  expect((await post.next(email)).attachments).toHaveLength(2);
});

test('an offer to somebody without a mail address waits for a call of the office', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 12);
  const first = await bookByApi(server.origin, date, 10);
  await sellOut(server.origin, date);
  const office = await ApiClient.logIn(server.origin, 'resa@theatre.example');
  await office.noteCaller(date, 'Lemoine');
  await openOffice(page, `${overview}/le-dindon/${date}`);
  await expect(rowOf(page, 'Lemoine Odile')).toContainText('En attente');
  await fetch(`${server.origin}/api/bookings/${first}`, { method: 'DELETE' });
  await expect(rowOf(page, 'Lemoine Odile')).toContainText(/Proposée.*À prévenir/);
  await expectWelcomeEverywhere(page);
});

test('an evening of free participation asks for a number of seats; one that is paid before says so', async ({
  page,
  server,
}) => {
  const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
  const inDays = (days: number) => formatWireDate(new Date(Date.now() + days * 86_400_000));
  const evening = { closingDate: inDays(1), maxPlaces: 20 };
  const [free, paid] = [randomUUID(), randomUUID()];
  await secretary.shows.change('le-dindon', ({ dates }) => ({
    dates: [
      ...dates,
      { ...evening, uuid: free, date: inDays(2), freeParticipation: true },
      { ...evening, uuid: paid, date: inDays(3), payAtDoor: false },
    ],
  }));
  await open(page, paid);
  await expect(page.getByText(/Les places se règlent avant la séance/)).toBeVisible();
  await open(page, free);
  await expect(page.getByText(/chacun donne ce qu’il veut/)).toBeVisible();
  await expect(page.getByText('Vous payez sur place')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Places' }).fill('4');
  await page.keyboard.press('Tab');
  await introduce(page);
  await expectWelcomeEverywhere(page);
  await page.getByRole('button', { name: 'Réserver 4 places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
  await expect(page.getByText('participation libre')).toBeVisible();
  await expect(page.getByText('€')).toHaveCount(0);
});

test(
  'what is booked without a network finds the hall full, and is offered to wait',
  { tag: '@offline' },
  async ({ page, server }) => {
    const date = await ownDate(server.origin, 3);
    await open(page, date);
    await shellStored(page);
    await goOffline(page);
    await choose(page, 2);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(heading(page)).toHaveText('Votre réservation attend le réseau.');
    expect(await bookElsewhere(server.origin, date, 3)).toBe(true);
    await goOnline(page);
    await expect(heading(page)).toHaveText('Votre réservation n’a pas été prise.');
    await expect(page.getByText('Cette séance est complète.')).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre ma réservation' }).click();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
    await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
    await page.getByRole('button', { name: 'S’inscrire sur la liste d’attente' }).click();
    await expect(heading(page)).toHaveText('Vous êtes sur la liste d’attente.');
    await expect(page.getByRole('img', { name: /Code QR/ })).toHaveCount(0);
  },
);
