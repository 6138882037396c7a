import { ApiClient } from './support/api-client';
import { expect } from './support/journey';
import { linkIn, test } from './support/mail-journey';
import { enter, newcomer, openAccount } from './support/newcomer';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';

const NEW_PASSWORD = 'Lever-de-rideau-3';

test(
  'somebody registers, follows the mail, enters, and asks for a role without a network',
  { tag: '@offline' },
  async ({ page, server, post }) => {
    const zelie = newcomer('Zélie');
    await page.goto('/breve');
    await page.getByRole('button', { name: "S'identifier" }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Créer un compte' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();

    const submit = page.getByRole('button', { name: 'Créer mon compte' });
    await expect(page.getByText('obligatoire')).toHaveCount(0);
    await page.getByLabel('Prénom').fill(zelie.firstname);
    await page.getByLabel('Nom', { exact: true }).focus();
    await page.getByLabel('Adresse mail').fill('zelie@');
    await expect(page.getByText('Le nom est obligatoire')).toBeVisible();
    await expect(page.getByText("L'adesse mail n'est pas correcte")).toBeVisible();
    await page.getByLabel('Nom', { exact: true }).fill(zelie.name);
    await page.getByLabel('Adresse mail').fill(zelie.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Entracte');
    await expect(
      page.getByText(/^Votre mot de passe doit contenir 8caractères minimum dont : /),
    ).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(zelie.password);
    await page.getByLabel('Confirmation du mot de passe').fill('autre chose');
    await expect(page.getByText('Les deux mots de passe ne sont pas identiques')).toBeVisible();
    await page.getByLabel('Confirmation du mot de passe').fill(zelie.password);
    await submit.click();
    await expect(page.getByText(/^Vous devez lire et accepter les Conditions/)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await submit.click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText(zelie.email);
    await expect(told).toContainText('Un mail d’activation va être envoyé');
    await told.getByRole('button', { name: 'Ok' }).click();
    await expect(page).toHaveURL(/\/breve$/);

    await page.goto(await linkIn(post, zelie.email, 'activation'));
    await expect(page.getByText('Votre compte a été activé')).toBeVisible();
    await enter(page, zelie);
    await (
      await ApiClient.logIn(server.origin, 'admin@theatre.example')
    ).giveRoles('Zélie', ['ROLE_USER', 'ROLE_MEMBRE']);

    await page.goto('/utilisateur/profil');
    const rights = page.getByRole('region', { name: 'Mes droits' });
    await expect(rights.getByRole('button', { name: /Demander une habilitation/ })).toBeVisible();
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    await rights.getByRole('button', { name: /Demander une habilitation/ }).click();
    await page.getByRole('option', { name: 'Billetterie' }).click();
    await rights.getByRole('button', { name: 'Demander', exact: true }).click();
    await expect(page.getByText('Gardé sur cet appareil : partira au retour du réseau.')).toBeVisible();
    await expect(rights.getByText('Partira avec le réseau')).toBeVisible();
    await expect(page.getByText("La demande d'habilitation a été soumise.")).toHaveCount(0);

    await goOnline(page);
    await expect(page.getByText("La demande d'habilitation a été soumise.")).toBeVisible();
    const admin = await ApiClient.logIn(server.origin, 'admin@theatre.example');
    await expect.poll(() => admin.roleDemands()).toContain('Zélie: ROLE_BILLETTERIE');
    await expect(rights.getByText('En attente')).toBeVisible();

    await admin.refuseDemand('Zélie', 'La caisse est déjà tenue.');
    await page
      .getByLabel(/^Synchronisation/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Synchroniser' }).click();
    await expect(page.getByText('Tout est à jour.')).toBeVisible();
    await expect(rights.getByText('Motif : La caisse est déjà tenue.')).toBeVisible();
  },
);

test('who comes in before the mail’s link was followed gets the mail again, and a used link says so', async ({
  page,
  server,
  post,
}) => {
  const octave = newcomer('Octave');
  await fetch(`${server.origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(octave),
  });
  await post.next(octave.email);
  await page.goto('/breve');
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Se connecter' });
  await dialog.getByLabel('Adresse mail').fill(octave.email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(octave.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog.getByText('Ce compte n’est pas encore activé.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Renvoyer le mail' }).click();
  await expect(page.getByText(/^Le mail d’activation repart vers octave@/)).toBeVisible();
  const path = await linkIn(post, octave.email, 'activation');
  await page.goto(path);
  await expect(page.getByText('Votre compte a été activé')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ce compte est déjà activé' })).toBeVisible();
});

test('a registration without a network waits, and keeps what was typed', async ({ page }) => {
  await page.goto('/utilisateur/inscription?temporary');
  await expect(page.getByText('Ce compte est temporaire')).toBeVisible();
  await page.getByLabel('Prénom').fill('Octave');
  await goOffline(page);
  await expect(page.getByText('Créer un compte demande le réseau.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeDisabled();
  await goOnline(page);
  await expect(page.getByText('Créer un compte demande le réseau.')).toHaveCount(0);
  await expect(page.getByLabel('Prénom')).toHaveValue('Octave');
});

test(
  'a link opened without a network waits for it, and goes on by itself',
  { tag: '@offline' },
  async ({ page, server, post }) => {
    const perdican = newcomer('Perdican');
    await page.goto('/breve');
    await synchronised(page);
    await shellStored(page);
    await fetch(`${server.origin}/api/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(perdican),
    });
    const path = await linkIn(post, perdican.email, 'activation');
    await goOffline(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Le serveur ne répond pas' })).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('Votre compte a été activé')).toBeVisible();
  },
);

test('an activation whose answer was lost is tried again by itself, and told', async ({
  page,
  context,
  server,
  post,
}) => {
  const camillo = newcomer('Camillo');
  await fetch(`${server.origin}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(camillo),
  });
  let lost = 0;
  await context.route('**/api/accounts/activation/*', async (route) => {
    const answer = await route.fetch();
    const isDone = route.request().method() === 'PUT' && answer.ok();
    if (!isDone || lost > 0) return route.fulfill({ response: answer });
    lost += 1;
    return route.abort();
  });
  await page.goto(await linkIn(post, camillo.email, 'activation'));
  await expect(page.getByText('Votre compte a été activé')).toBeVisible();
  expect(lost).toBe(1);
});

test('who forgot their password chooses another by mail', async ({ page, server, post }) => {
  const camille = newcomer('Camille');
  await openAccount(server.origin, post, camille);
  await page.goto('/breve');
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  const address = page.getByRole('main').getByLabel('Adresse mail');
  await address.fill('personne@public.example');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText("Aucun compte trouvé. Vérifiez l'adresse mail.")).toBeVisible();
  await expect(address).toHaveValue('personne@public.example');
  await address.fill(camille.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(camille.email);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();

  await page.goto(await linkIn(post, camille.email, 'mot-de-passe'));
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmation du mot de passe').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été modifié.')).toBeVisible();
  await enter(page, { ...camille, password: NEW_PASSWORD });
});
