import { readFile } from 'node:fs/promises';
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
import { choose } from './support/box-office';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { goOffline, goOnline, deskStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** Odile takes other seats herself, by the link of her letter. */
async function changeByLink(origin: string, letter: string, count: number): Promise<void> {
  const [, uuid] = /ma-reservation\/([\da-f-]{36})/.exec(letter) ?? [];
  const answer = await fetch(`${origin}/api/bookings/${uuid}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seats: [{ category: { slug: 'plein-tarif' }, count }] }),
  });
  expect(answer.status).toBe(200);
}

test('the dates show how full they are, and lead to their bookings', async ({ page, server }) => {
  await openOffice(page, overview);
  await expect(page.getByRole('heading', { name: 'Le Dindon' })).toBeVisible();
  await page.getByText('Les chiffres, jour par jour').click();
  await expect(page.getByRole('columnheader', { name: 'En tout' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.locator(`a[href="${await dateOf(server.origin)}"]`).click();
  await expect(page.getByRole('heading', { name: 'Les réservations' })).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('a call is taken, whatever the network does, and a letter says so', async ({ page, server, post }) => {
  const caller = newCaller();
  const { name, whole, email } = caller;
  await openOffice(page, await dateOf(server.origin));
  await takeCall(page, caller);
  const call = dialog(page, 'Réserver pour quelqu’un');
  await expectWelcomeEverywhere(page);
  await goOffline(page);
  await expect(call.getByText('Réserver demande le réseau.')).toBeVisible();
  await expect(call.getByRole('button', { name: 'Réserver', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await goOnline(page);
  await page.reload();
  await page.getByRole('button', { name: 'Réserver pour quelqu’un' }).click();
  await expect(call.getByLabel('Nom', { exact: true })).toHaveValue(name);
  await call.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText(`Réservé : ${whole}, 2 places`)).toBeVisible();
  expect((await post.next(email)).subject).toContain('Votre réservation est confirmée');
});

test('what was booked on the phone is changed and cancelled, and letters say why', async ({
  page,
  server,
  post,
}) => {
  const caller = newCaller();
  const { name, whole, row, email } = caller;
  await openOffice(page, await dateOf(server.origin));
  await takeCall(page, caller);
  await dialog(page, 'Réserver pour quelqu’un')
    .getByRole('button', { name: 'Réserver', exact: true })
    .click();
  await post.next(email);
  await page.getByRole('searchbox', { name: 'Nom ou adresse mail' }).fill(name.toLowerCase());
  await expect(rowOf(page, row)).toContainText('À régler');
  await act(page, whole, 'Modifier');
  const change = dialog(page, 'Modifier la réservation');
  await choose(page, 3);
  await change.getByLabel('Un mot d’explication').fill('Comme convenu au téléphone.');
  await expectWelcomeEverywhere(page);
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, row)).toContainText('3 × Plein tarif');
  const changed = await post.next(email);
  expect(changed.text).toContain('Comme convenu au téléphone.');
  expect(changed.replyTo?.[0]?.address).toBe('reservation@theatre.example');

  await act(page, whole, 'Modifier');
  await choose(page, 5);
  await page.keyboard.press('Escape');
  await changeByLink(server.origin, changed.text ?? '', 4);
  await act(page, whole, 'Modifier');
  await expect(change.getByText('Elle a changé entre-temps (4 × Plein tarif')).toBeVisible();
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, row)).toContainText('5 × Plein tarif');
  await post.next(email);
  await post.next(email);

  await act(page, whole, 'Annuler');
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Motif').fill('Odile est souffrante.');
  await expectWelcomeEverywhere(page);
  await question.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText(`Réservation annulée : ${whole}`)).toBeVisible();
  expect((await post.next(email)).text).toContain('Odile est souffrante.');
  await page.getByRole('button', { name: /^Annulées/ }).click();
  await act(page, whole, 'Historique');
  const acts = dialog(page, 'Historique').getByRole('listitem');
  await expect(acts).toHaveCount(5);
  await expect(acts.nth(1)).toContainText('Places changées : 2 → 3');
  await expect(acts.nth(2)).toContainText('Sur le site');
  await expect(acts.nth(4)).toContainText('« Odile est souffrante. »');
  await expectWelcomeEverywhere(page);
});

test('a message to all of a date is seen before it is sent', async ({ page, server, post }) => {
  const caller = newCaller();
  const { email } = caller;
  await openOffice(page, await dateOf(server.origin, 1));
  await takeCall(page, caller);
  await dialog(page, 'Réserver pour quelqu’un')
    .getByRole('button', { name: 'Réserver', exact: true })
    .click();
  await post.next(email);
  await page.getByRole('button', { name: 'Écrire à tous' }).click();
  const writing = dialog(page, 'Écrire à tous');
  await writing.getByLabel('Objet').fill('Changement de salle');
  await writing.getByRole('textbox', { name: 'Message' }).fill('Nous jouons au foyer.');
  await expectWelcomeEverywhere(page);
  await writing.getByRole('button', { name: 'Voir l’aperçu' }).click();
  const preview = dialog(page, 'Aperçu du message');
  await expect(preview.getByText('Nous jouons au foyer.')).toBeVisible();
  await expect(preview.getByRole('definition').nth(1)).toHaveText('reservation@theatre.example');
  await expectWelcomeEverywhere(page);
  await preview.getByRole('button', { name: /^Envoyer \d+ mails$/ }).click();
  await expect(page.getByText('Message envoyé : ')).toBeVisible();
  const { subject, text } = await post.next(email);
  expect(subject).toContain('Changement de salle');
  expect(text).toContain('Nous jouons au foyer.');
  await page.getByRole('button', { name: 'Écrire à tous' }).click();
  await expect(dialog(page, 'Écrire à tous').getByText('Déjà envoyés')).toBeVisible();
  await expect(writing.getByLabel('Objet')).toHaveValue('');
});

test('the list is taken along as a file for spreadsheets, and on paper', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await openOffice(page, await dateOf(server.origin, 2));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fichier CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^reservations-le-dindon-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFNom;Prénom;Adresse mail;Téléphone;Demande;État;.*;Places;Total \(€\);/);
  expect(text).toMatch(/;\d+,\d\d;/);

  await page.getByRole('button', { name: 'Imprimer la liste' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  const cells = page.locator('body > section tbody > tr > td:nth-child(2)');
  // Below some stands what they asked for.
  const names = await cells.evaluateAll((all) =>
    all.map((cell) =>
      [...cell.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(''),
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  await expect(page.getByRole('columnheader', { name: 'Venus' })).toBeVisible();
});

test(
  'whoever keeps the door too reads who comes without a network',
  { tag: '@offline' },
  async ({ page, server }) => {
    await openOffice(page, await dateOf(server.origin, 2), 'admin@theatre.example');
    await expect(page.getByRole('heading', { name: 'Les réservations' })).toBeVisible();
    await synchronised(page);
    await deskStored(page);
    await page.goto('/breve');
    await goOffline(page);
    await page.goto(await dateOf(server.origin, 2));
    await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Attendus' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Nom' }).fill('bela');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Bélanger');
    await expectWelcomeEverywhere(page);
  },
);
