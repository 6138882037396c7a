import type { Page } from 'playwright/test';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { logInAs, newcomer, openAccount } from './support/newcomer';
import {
  VirtualAuthenticator,
  addKey,
  ownKeys,
  enterByKey,
  withoutOffers,
} from './support/virtual-authenticator';
import { goOffline, goOnline, logOut, shellStored, synchronised } from './support/visit';

const keys = (page: Page) =>
  ownKeys(page).getByRole('list', { name: 'Mes clés d’accès' }).getByRole('listitem');

/** The longest possible name of a key, on a phone. */
const LONG_NAME = '<b>'.padEnd(60, 'x');

test('a key is added, opens the account without a password, is removed, and opens nothing any more', async ({
  page,
  server,
  post,
}) => {
  const silvia = newcomer('Silvia');
  await openAccount(server.origin, post, silvia);
  await withoutOffers(page);
  await page.goto('/breve');
  const authenticator = await VirtualAuthenticator.of(page);
  await logInAs(page, silvia);
  await page.goto('/utilisateur/profil');

  await addKey(page, 'pas le bon');
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  await expect(dialog.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible();
  await dialog.getByLabel('Mot de passe actuel').fill(silvia.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Clé d’accès ajoutée')).toBeVisible();
  await expect(keys(page)).toHaveCount(1);
  await expect(keys(page)).toContainText('Chrome sur Linux');
  await expect(keys(page)).toContainText('jamais utilisée');
  expect((await post.next(silvia.email)).subject).toContain('Une clé d’accès a été ajoutée');

  await logOut(page);
  await enterByKey(page);
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();

  await page.goto('/utilisateur/profil');
  await expect(keys(page)).toContainText('dernier usage');
  await keys(page)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer avec une clé d’accès' }).click();
  await expect(page.getByText(/^Clé d’accès .+Chrome sur Linux.+ supprimée$/)).toBeVisible();
  await expect(keys(page)).toHaveCount(0);
  await expect(ownKeys(page).getByRole('button', { name: 'Ajouter une clé d’accès' })).toBeFocused();

  await logOut(page);
  await enterByKey(page);
  await expect(page.getByText('Cette clé d’accès n’est pas, ou plus, connue ici.')).toBeVisible();
  expect(await authenticator.keys()).toBe(1);
});

test('a device makes one key, and who does not give their finger stays outside and may try again', async ({
  page,
  server,
  post,
}) => {
  const flaminia = newcomer('Flaminia');
  await openAccount(server.origin, post, flaminia);
  await withoutOffers(page);
  await page.goto('/breve');
  const authenticator = await VirtualAuthenticator.of(page);
  await logInAs(page, flaminia);
  await page.goto('/utilisateur/profil');
  await addKey(page, flaminia.password);
  await expect(keys(page)).toHaveCount(1);
  await addKey(page, flaminia.password);
  await expect(page.getByText('Cet appareil a déjà une clé d’accès pour ce compte.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(1);

  await logOut(page);

  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await authenticator.verifies(false);
  const use = page.getByRole('dialog').getByRole('button', { name: 'Utiliser une clé d’accès' });
  await use.click();
  await expect(page.getByText('Rien n’a été fait')).toBeVisible();
  await authenticator.verifies(true);
  await use.click();
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();
});

test('a key has a name of one’s own; a browser that offers keys beside the address lets in by the one that is taken', async ({
  page,
  server,
  post,
}) => {
  const lisette = newcomer('Lisette');
  await openAccount(server.origin, post, lisette);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/breve');
  await logInAs(page, lisette);
  await page.goto('/utilisateur/profil');
  await VirtualAuthenticator.of(page);
  await addKey(page, lisette.password);
  await expect(keys(page)).toHaveCount(1);
  await keys(page)
    .getByRole('button', { name: /^Renommer/ })
    .click();
  const naming = page.getByRole('dialog', { name: 'Renommer la clé d’accès' });
  await naming.getByLabel('Nom de la clé').fill(LONG_NAME);
  await naming.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(keys(page)).toContainText(LONG_NAME);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await logOut(page);
  // The virtual user takes the first key offered, before any button is pressed.
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys need the network, and the page says so', { tag: '@offline' }, async ({ page, server, post }) => {
  const mario = newcomer('Mario');
  await openAccount(server.origin, post, mario);
  await page.goto('/breve');
  await synchronised(page);
  await shellStored(page);
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  const use = page.getByRole('dialog').getByRole('button', { name: 'Utiliser une clé d’accès' });
  await expect(use).toBeEnabled();
  await goOffline(page);
  await expect(use).toBeDisabled();
  await expect(page.getByText('il faut le réseau pour s’en servir')).toBeVisible();
  await page.keyboard.press('Escape');
  await goOnline(page);
  await logInAs(page, mario);
  await page.goto('/utilisateur/profil');
  const add = ownKeys(page).getByRole('button', { name: 'Ajouter une clé d’accès' });
  await expect(add).toBeEnabled();
  await expect(ownKeys(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await goOffline(page);
  await expect(add).toBeDisabled();
  await expect(ownKeys(page)).toContainText('demande le réseau');
});
