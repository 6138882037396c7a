import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import { formatWireDate } from '#common/base/paris-time';
import { ApiClient } from './support/api-client';
import {
  act,
  dateOf,
  dialog,
  openOffice,
  newCaller,
  overview,
  rowOf,
  takeCall,
} from './support/booking-office';
import { bookByApi, choose } from './support/box-office';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { expectWelcomeEverywhere } from './support/welcome';

const inDays = (days: number) => formatWireDate(new Date(Date.now() + days * 86_400_000));
const book = (page: Page) =>
  dialog(page, 'Réserver pour quelqu’un').getByRole('button', { name: 'Réserver', exact: true }).click();

/** A date of Le Dindon with four places, for this journey only. */
async function smallEvening(origin: string, fields: object = {}): Promise<string> {
  const secretary = await ApiClient.logIn(origin, 'secretaire@theatre.example');
  const uuid = randomUUID();
  const evening = { uuid, date: inDays(5), closingDate: inDays(4), maxPlaces: 4, ...fields };
  await secretary.shows.change('le-dindon', ({ dates }) => ({ dates: [...dates, evening] }));
  return uuid;
}

/** The server handles the request, but its answer is lost; once. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(path, lose, { times: 1 });
}

test('whoever waits is given seats by hand, before those who came earlier', async ({
  page,
  server,
  post,
}) => {
  const date = await smallEvening(server.origin);
  const waiting = { waitingList: true, firstname: 'Odile' };
  const holder = await bookByApi(server.origin, date, 3);
  await bookByApi(server.origin, date, 4, { ...waiting, name: 'Premier' });
  const email = `${randomUUID()}@public.example`;
  await bookByApi(server.origin, date, 2, { ...waiting, name: 'Second', email });
  await post.next(email);
  await openOffice(page, `${overview}/le-dindon/${date}`);
  await page.getByRole('button', { name: /^Liste d’attente/ }).click();
  await act(page, 'Odile Second', 'Donner les places');
  const question = page.getByRole('alertdialog');
  await expectWelcomeEverywhere(page);
  await question.getByRole('button', { name: 'Donner les places' }).click();
  await expect(question.getByRole('alert')).toContainText('Il ne reste qu’une place');
  await question.getByRole('button', { name: 'Pas maintenant' }).click();

  await fetch(`${server.origin}/api/bookings/${holder}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seats: [{ category: { slug: 'plein-tarif' }, count: 2 }] }),
  });
  await expect(rowOf(page, 'Second Odile')).toContainText('Proposée');
  await post.next(email);
  await loseAnswer(page, '**/api/office-bookings/*');
  await act(page, 'Odile Second', 'Donner les places');
  await question.getByRole('button', { name: 'Donner les places' }).click();
  await expect(question).toContainText('la réservation de « Odile Second » est confirmée');
  await question.getByRole('button', { name: 'Ok' }).click();
  expect((await post.next(email)).subject).toContain('Votre réservation est confirmée');
  await page.getByRole('button', { name: /^Confirmées/ }).click();
  await expect(rowOf(page, 'Second Odile')).toContainText('Confirmée');
  await expect(rowOf(page, 'Premier Odile')).toHaveCount(0);
});

test('a booking whose answer was lost is found again, and never taken for the next one', async ({
  page,
  server,
}) => {
  const date = await smallEvening(server.origin);
  const [odile, next] = [newCaller(), newCaller()];
  await openOffice(page, `${overview}/le-dindon/${date}`);
  await loseAnswer(page, '**/api/office-bookings');
  await takeCall(page, odile);
  await book(page);
  const form = dialog(page, 'Réserver pour quelqu’un');
  await expect(form.getByRole('alert').first()).toContainText('Le serveur ne répond pas');
  await form.getByLabel('Nom', { exact: true }).fill(next.name);
  await book(page);
  await expect(form.getByText(`Le premier envoi était arrivé : ${odile.whole}, 2 places.`)).toBeVisible();
  await book(page);
  await expect(page.getByText(`Réservé : ${next.whole}, 2 places`)).toBeVisible();
  await expect(rowOf(page, odile.row)).toHaveCount(1);
  await expect(rowOf(page, next.row)).toHaveCount(1);
});

test('a message worded anew after its answer was lost is a message of its own', async ({
  page,
  server,
  post,
}) => {
  const date = await smallEvening(server.origin);
  const email = `${randomUUID()}@public.example`;
  await bookByApi(server.origin, date, 1, { email });
  await post.next(email);
  await openOffice(page, `${overview}/le-dindon/${date}`);
  await page.getByRole('button', { name: 'Écrire à tous' }).click();
  const writing = dialog(page, 'Écrire à tous');
  const preview = dialog(page, 'Aperçu du message');
  const words = writing.getByRole('textbox', { name: 'Message' });
  await writing.getByLabel('Objet').fill('Changement de salle');
  await words.fill('Nous jouons au foyer.');
  await writing.getByRole('button', { name: 'Voir l’aperçu' }).click();
  await loseAnswer(page, '**/api/booking-dates/*/messages');
  const send = preview.getByRole('button', { name: 'Envoyer 1 mail' });
  await send.click();
  await expect(preview.getByText('Le serveur ne répond pas')).toBeVisible();
  await preview.getByRole('button', { name: 'Reprendre le texte' }).click();
  await expect(writing.getByText('Déjà envoyés')).toBeVisible();
  await words.fill('Nous jouons dehors.');
  await writing.getByRole('button', { name: 'Voir l’aperçu' }).click();
  await send.click();
  await expect(
    preview.getByText('Ce message était déjà parti, avec d’autres mots ou à d’autres.'),
  ).toBeVisible();
  await send.click();
  await expect(page.getByText('Message envoyé : 1 mail')).toBeVisible();
  expect((await post.next(email)).text).toContain('Nous jouons au foyer.');
  expect((await post.next(email)).text).toContain('Nous jouons dehors.');
});

test('what was left half typed is taken up knowingly, or begun anew', async ({ page, server }) => {
  const caller = newCaller();
  await openOffice(page, await dateOf(server.origin, 1));
  await takeCall(page, caller);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Réserver pour quelqu’un' }).click();
  const call = dialog(page, 'Réserver pour quelqu’un');
  await expect(call.getByText('Ce qui était saisi est repris.')).toBeVisible();
  await expectWelcomeEverywhere(page);
  await call.getByRole('button', { name: 'Effacer' }).click();
  await expect(call.getByLabel('Nom', { exact: true })).toHaveValue('');
  await expect(call.getByText('Ce qui était saisi est repris.')).toHaveCount(0);
});

test('after the end of booking nobody is promised a place on the waiting list', async ({ page, server }) => {
  const date = await smallEvening(server.origin, { date: inDays(1), closingDate: inDays(-0.5) });
  await openOffice(page, `${overview}/le-dindon/${date}`);
  await takeCall(page, newCaller());
  await choose(page, 5);
  const call = dialog(page, 'Réserver pour quelqu’un');
  await expect(call.getByText('la liste d’attente est close')).toBeVisible();
  const book = call.getByRole('button', { name: 'Réserver', exact: true });
  await book.click();
  const seats = call.getByRole('textbox', { name: 'Plein tarif' });
  await expect(seats).toBeFocused();
  await expect(seats).toHaveAccessibleDescription(/Il n’y a pas assez de places/);
  await choose(page, 4);
  await book.click();
  await expect(page.getByText(/^Réservé\s: .*, 4\splaces$/)).toBeVisible();
});
