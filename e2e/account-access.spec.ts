import { enterAs } from './support/enter';
import { expectFocusIn } from './support/focus';
import { expect } from './support/journey';
import { linkIn, test } from './support/mail-journey';
import { type Newcomer, newcomer } from './support/newcomer';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test('the registration keeps no one out, with all its reproaches', async ({ page }) => {
  await page.goto('/utilisateur/inscription');
  await synchronised(page);
  await page.getByLabel('Adresse mail').fill('zelie@');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Rideau');
  await page.getByLabel('Confirmation du mot de passe').fill('rideau');
  await page.getByRole('checkbox').focus();
  await page.getByRole('button', { name: 'Pas maintenant' }).focus();
  await expect(page.getByText(/^Vous devez lire et accepter/)).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('the forgotten password keeps no one out', async ({ page }) => {
  await page.goto('/utilisateur/mot-de-passe');
  await synchronised(page);
  await expectWelcomeEverywhere(page);
});

test('what a mail’s link opens keeps no one out: the activation, the login, a new password', async ({
  page,
  server,
  post,
}) => {
  const isabelle = newcomer('Isabelle');
  await send(`${server.origin}/api/users`, isabelle);
  await page.goto(await linkIn(post, isabelle.email, 'activation'));
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeVisible();
  await expectWelcomeEverywhere(page);

  await send(`${server.origin}/api/accounts/password`, { email: isabelle.email });
  await page.goto(await linkIn(post, isabelle.email, 'mot-de-passe'));
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Rideau');
  await page.getByLabel('Confirmation du mot de passe').fill('rideau');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).focus();
  await expect(page.getByText('Les deux mots de passe ne sont pas identiques')).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('the profile keeps no one out, nor do its questions', async ({ page }) => {
  await enterAs(page, 'membre@theatre.example', '/utilisateur/profil');
  await synchronised(page);
  await expect(page.getByText('cet appareil', { exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('button', { name: /^Supprimer mon compte/ }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer votre compte' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter une clé d’accès' })).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('the profile is gone through by keyboard alone', async ({ page }) => {
  await enterAs(page, 'membre@theatre.example', '/utilisateur/profil');
  await synchronised(page);
  const deletion = page.getByRole('button', { name: /^Supprimer mon compte/ });
  await deletion.focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deletion).toBeFocused();
});

async function send(address: string, body: Newcomer | { email: string }): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
