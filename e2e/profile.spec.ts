import { readFileSync } from 'node:fs';
import { ApiClient } from './support/api-client';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { logInAs, newcomer, openAccount } from './support/newcomer';

const NEW_PASSWORD = 'Lever-de-rideau-3';

test('a password is changed by who knows it, and other devices have to log in again', async ({
  page,
  server,
  post,
}) => {
  const rosette = newcomer('Rosette');
  await openAccount(server.origin, post, rosette);
  await page.goto('/breve');
  await logInAs(page, rosette);
  const elsewhere = await ApiClient.logIn(server.origin, rosette.email, rosette.password);
  await page.goto('/utilisateur/profil');
  const devices = page.getByRole('region', { name: 'Mes appareils' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  const current = page.getByLabel('Mot de passe actuel');
  await current.fill('pas le bon');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmation du mot de passe').fill(NEW_PASSWORD);
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });
  await change.click();
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.').first()).toBeVisible();
  await expect(page.getByLabel('Confirmation du mot de passe')).toHaveValue(NEW_PASSWORD);
  await current.fill(rosette.password);
  await change.click();
  await expect(page.getByText('Votre mot de passe a été modifié.')).toBeVisible();
  await expect(current).toHaveValue('');
  expect(await elsewhere.isLoggedIn()).toBe(false);
});

test('another device is logged out by hand', async ({ page, server, post }) => {
  const lelio = newcomer('Lélio');
  await openAccount(server.origin, post, lelio);
  await page.goto('/breve');
  await logInAs(page, lelio);
  const elsewhere = await ApiClient.logIn(server.origin, lelio.email, lelio.password);
  await page.goto('/utilisateur/profil');
  const devices = page.getByRole('region', { name: 'Mes appareils' });
  await expect(devices.getByText('cet appareil')).toBeVisible();
  await devices.getByRole('button', { name: /^Déconnecter / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('list')).toBeFocused();
  expect(await elsewhere.isLoggedIn()).toBe(false);
});

test('an account becomes temporary and permanent again, is taken along as a file, and is deleted', async ({
  page,
  server,
  post,
}) => {
  const fantasio = newcomer('Fantasio');
  await openAccount(server.origin, post, fantasio);
  await page.goto('/breve');
  await logInAs(page, fantasio);
  await page.goto('/utilisateur/profil');
  const answer = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Passer en temporaire' }).click();
  await answer.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Compte passé en temporaire')).toBeVisible();
  await page.getByRole('button', { name: 'Passer en permanent' }).click();
  await answer.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText('Compte passé en permanent')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('mes-donnees.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    account: { email: fantasio.email },
  });

  await page.getByRole('button', { name: /^Supprimer mon compte/ }).click();
  const leaving = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await expect(leaving).toContainText('Toutes vos informations seront supprimées');
  await leaving.getByLabel('Mot de passe actuel').fill('pas le bon');
  await leaving.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(leaving.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible();
  await leaving.getByLabel('Mot de passe actuel').fill(fantasio.password);
  await leaving.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Compte supprimé')).toBeVisible();
  await expect(page).toHaveURL(/\/breve$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.getByText('Votre session a expiré')).toHaveCount(0);
  await expect(ApiClient.logIn(server.origin, fantasio.email, fantasio.password)).rejects.toThrow('401');
});

test('who gives membership back loses what stands on it; who gives the first role back leaves', async ({
  page,
  server,
  post,
}) => {
  const marianne = newcomer('Marianne');
  await openAccount(server.origin, post, marianne);
  const admin = await ApiClient.logIn(server.origin, 'admin@theatre.example');
  await admin.giveRoles('Marianne', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE']);
  await page.goto('/breve');
  await logInAs(page, marianne);
  await page.goto('/utilisateur/profil');
  const held = page.getByRole('list', { name: 'Mes habilitations' });
  const answer = page.getByRole('alertdialog');
  await expect(held.getByRole('listitem')).toHaveCount(3);
  await held.getByRole('button', { name: 'Supprimer l’habilitation Membre' }).click();
  await expect(answer).toContainText("Vous perdrez l'ensemble de vos habilitations !");
  await answer.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Habilitation supprimée')).toBeVisible();
  await expect(held.getByRole('listitem')).toHaveCount(1);
  await held.getByRole('button', { name: 'Supprimer le compte…' }).click();
  const leaving = page.getByRole('dialog', { name: 'Supprimer l’habilitation' });
  await expect(leaving).toContainText('Votre compte sera supprimé !');
  await leaving.getByLabel('Mot de passe actuel').fill(marianne.password);
  await leaving.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Compte supprimé')).toBeVisible();
  await expect(page).toHaveURL(/\/breve$/);
});

test('the terms that one accepts are kept on the account', async ({ page, server, post }) => {
  const elise = newcomer('Élise');
  await openAccount(server.origin, post, elise);
  await page.goto('/breve');
  await logInAs(page, elise);
  await page
    .getByRole('region', { name: /^Conditions/ })
    .getByRole('button', { name: 'Ok' })
    .click();
  const version = Number(await page.evaluate(() => localStorage.getItem('acceptedTermsVersion')));
  const api = await ApiClient.logIn(server.origin, elise.email, elise.password);
  await expect.poll(() => api.acceptedTerms()).toBe(version);
});
