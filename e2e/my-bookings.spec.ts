import { bookByApi, choose, expectKept, introduce, lateDate, ownDate } from './support/box-office';
import { enterAs } from './support/enter';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { goOffline, goOnline, logOut, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const MINE = '/reservations/mes-reservations';

test(
  'what was booked without a network is found again, before it left and after, and opens at the door without one',
  { tag: '@offline' },
  async ({ page, server }) => {
    await page.goto(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    await introduce(page);
    await choose(page, 2);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre réservation attend le réseau.');
    await page.getByRole('main').getByRole('link', { name: 'Vos réservations' }).click();
    const booked = page.getByRole('article').filter({ hasText: 'Le Dindon' });
    await expect(booked).toContainText('2 places');
    await expect(booked).toContainText('Attend le réseau');

    await goOnline(page);
    await expect(booked).toContainText('Réservée');
    await page.goto('/breve');
    const card = page.getByRole('region', { name: 'Vos réservations' });
    await expect(card).toContainText(/2 places, Le Dindon/);
    await expectWelcomeEverywhere(page);
    await goOffline(page);
    await card.getByRole('link', { name: /2 places, Le Dindon/ }).click();
    await expect(page.getByText('À présenter à l’entrée')).toBeVisible();
  },
);

test(
  'a booking that waits for the network can be given up, and is not sent afterwards',
  { tag: '@offline' },
  async ({ page, server }) => {
    await page.goto(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    await introduce(page);
    await choose(page, 2);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await page.getByRole('button', { name: 'Renoncer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Renoncer à cette réservation ?');
    await expectWelcomeEverywhere(page);
    await question.getByRole('button', { name: 'Renoncer' }).click();
    await expect(page.getByText('Vous y avez renoncé.')).toBeVisible();
    await goOnline(page);
    await synchronised(page);
    await page.goto(MINE);
    await expect(page.getByText('Aucune réservation ici')).toBeVisible();
  },
);

test('who finds no booking at an address is led to the field that sends the ticket again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/reservations/ma-reservation/0190a000-0000-7000-8000-00000000ffff');
  await page.getByRole('main').getByRole('link', { name: 'Vos réservations' }).click();
  await expect(page.getByRole('heading', { name: 'Il en manque une ?' })).toBeInViewport();
  await expect(page.getByLabel('Adresse mail')).toBeInViewport();
});

test('who is logged in finds what was booked under their address, and the next user of the device does not', async ({
  page,
  server,
}) => {
  const email = 'visiteur@theatre.example';
  await bookByApi(server.origin, await ownDate(server.origin, 20), 3, { email });
  await enterAs(page, email, '/utilisateur/profil');
  const act = page.getByRole('region', { name: 'Vos réservations' });
  await expect(act.getByRole('article').filter({ hasText: '3 places' }).first()).toContainText('Réservée');
  await act.getByRole('link', { name: 'Le Dindon' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
  await page.getByLabel(/^Mon compte : /).click();
  await page.getByRole('link', { name: 'Vos réservations' }).first().click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await logOut(page);
  await page.goto(MINE);
  await expect(page.getByText('Aucune réservation ici')).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('a ticket is sent again to its own address, and leaves a device that others use', async ({
  page,
  server,
  post,
}) => {
  const email = `zoe-${crypto.randomUUID().slice(0, 8)}@public.example`;
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 2, { email });
  await post.next(email);
  await page.goto(`/reservations/ma-reservation/${uuid}`);
  await expect(page.getByText(`Le billet est parti à ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer mon billet' }).click();
  await expect(page.getByText(`Le billet repart à ${email}.`)).toBeVisible();
  expect((await post.next(email)).subject).toMatch(/^Votre billet – /);

  await page.goto(MINE);
  await expect(page.getByRole('article').filter({ hasText: '2 places' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  const answer = page.getByText(/^Si une séance à venir est réservée avec/);
  for (const address of [email, 'personne@public.example']) {
    await page.getByLabel('Adresse mail').fill(address);
    await page.getByRole('button', { name: 'Renvoyer mon billet' }).click();
    await expect(answer).toContainText(address);
  }
  expect((await post.next(email)).subject).toMatch(/^Votre billet – /);

  await page.getByRole('button', { name: 'Les retirer de cet appareil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Les retirer' }).click();
  await expect(page.getByText('Aucune réservation ici')).toBeVisible();
});

test('a slip in the address is asked about before anything is sent, and is put right once', async ({
  page,
  server,
  post,
}) => {
  const [wrong, right] = [
    'helene-1@public.example',
    `helene-${crypto.randomUUID().slice(0, 8)}@public.example`,
  ];
  await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
  await synchronised(page);
  await choose(page, 1);
  await expectKept(page);
  await introduce(page);
  const address = page.getByRole('main').getByLabel('Adresse mail', { exact: true });
  await address.fill('helene@gmial.com');
  await page.getByRole('button', { name: 'Réserver 1 place' }).click();
  const question = page.getByRole('group', { name: 'Adresse mail à vérifier' });
  await expect(question).toContainText('Vouliez-vous écrire helene@gmail.com ?');
  await expectWelcomeEverywhere(page);
  await question.getByRole('button', { name: 'Oui, corriger' }).click();
  await expect(address).toHaveValue('helene@gmail.com');
  await address.fill('jérôme@orange.example');
  await address.press('Tab');
  await expect(page.getByText(/pas d’accent avant l’@, comme jerome@orange\.example/)).toBeVisible();
  await address.fill(wrong);
  await page.getByRole('button', { name: 'Réserver 1 place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');

  await page.getByRole('button', { name: 'Corriger l’adresse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse mail').fill(right);
  await dialog.getByRole('button', { name: 'Envoyer à cette adresse' }).click();
  await expect(page.getByText(`Le billet est parti à ${right}.`)).toBeVisible();
  expect((await post.next(right)).attachments).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Corriger l’adresse' })).toBeHidden();
});
