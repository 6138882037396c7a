import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { callerFrom, register, tryToLogIn } from './support/people-desk';
import { goOffline, goOnline, logIn, deskStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const overview = '/regie/utilisateur';
const list = '/regie/utilisateur/liste';
const demands = '/regie/utilisateur/demandes-habilitation';

async function administer(page: Page, path: string, as = 'comptes@theatre.example'): Promise<void> {
  await enterAs(page, as, path);
}

async function act(page: Page, who: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur ${who}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const form = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an account is found, activated, kept out until a day, let in again and deleted', async ({
  page,
  server,
}) => {
  const zelie = { firstname: 'Zélie', name: 'Chaumont', email: 'zelie@public.example' };
  await register(server.origin, zelie);
  await administer(page, overview);
  await page.getByRole('link', { name: /à activer/ }).click();
  await expect(page).toHaveURL(/etat=a-activer/);
  await page.getByRole('searchbox', { name: 'Nom ou adresse mail' }).fill('chau');
  await expect(page).toHaveURL(/nom=chau/);
  const row = rowOf(page, 'Chaumont Zélie');
  await expect(row).toContainText('À activer');
  expect(await tryToLogIn(server.origin, zelie.email)).toBe('not-activated');

  await act(page, 'Zélie Chaumont', 'Activer le compte');
  await question(page).getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByText('Compte activé : Zélie Chaumont')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aucun compte trouvé' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlever les filtres' }).click();
  await expect(row).toContainText('Activé');
  expect(await tryToLogIn(server.origin, zelie.email)).toBe('welcome');

  await act(page, 'Zélie Chaumont', 'Bloquer jusqu’à une date');
  await form(page, 'Bloquer').getByRole('button', { name: '1 mois' }).click();
  await form(page, 'Bloquer').getByRole('button', { name: 'Bloquer' }).click();
  await expect(row).toContainText('Bloqué jusqu’au');
  expect(await tryToLogIn(server.origin, zelie.email)).toBe('blocked');

  await act(page, 'Zélie Chaumont', 'Débloquer');
  await question(page).getByRole('button', { name: 'Débloquer' }).click();
  await expect(row).toContainText('Activé');
  expect(await tryToLogIn(server.origin, zelie.email)).toBe('welcome');

  await act(page, 'Zélie Chaumont', 'Supprimer le compte');
  await expect(question(page)).toContainText('Zélie Chaumont');
  await question(page).getByRole('button', { name: 'Garder' }).click();
  await expect(page.getByRole('button', { name: 'Actions sur Zélie Chaumont' })).toBeFocused();
  await act(page, 'Zélie Chaumont', 'Supprimer le compte');
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Compte supprimé : Zélie Chaumont')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aucun compte trouvé' })).toBeVisible();
  expect(await tryToLogIn(server.origin, zelie.email)).toBe('bad-credentials');
});

test('details are corrected, and what the server refuses stays to be mended', async ({ page, server }) => {
  await register(server.origin, { firstname: 'Ange', name: 'Poirot', email: 'ange@public.example' });
  await administer(page, list);
  await page.getByRole('searchbox', { name: 'Nom ou adresse mail' }).fill('ange@public');
  await page.getByRole('button', { name: 'Poirot Ange' }).click();
  const details = form(page, 'Coordonnées');
  await details.getByLabel('Nom', { exact: true }).fill('');
  await expect(details.getByText('Le nom est obligatoire')).toBeVisible();
  await details.getByLabel('Nom', { exact: true }).fill('Poirault');
  await details.getByLabel('Adresse mail').fill('membre@theatre.example');
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(details.getByText('Un autre compte a déjà cette adresse.')).toBeVisible();
  await expect(details.getByLabel('Nom', { exact: true })).toHaveValue('Poirault');
  await details.getByLabel('Adresse mail').fill('ange.poirault@public.example');
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Coordonnées enregistrées : Ange Poirault')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nom ou adresse mail' }).fill('poirault');
  await expect(rowOf(page, 'Poirault Ange')).toContainText('ange.poirault@public.example');
});

test('roles are given with what they stand on, as far as one may', async ({ page, server }) => {
  const rose = { firstname: 'Rose', name: 'Amiel', email: 'rose@public.example' };
  await register(server.origin, rose);
  await administer(page, `${list}?nom=amiel`);
  await act(page, 'Rose Amiel', 'Changer les habilitations');
  const roles = form(page, 'Habilitations');
  await expect(roles.getByRole('checkbox', { name: 'Administrateur' })).toBeDisabled();
  await roles.getByText('Billetterie').click();
  await expect(roles).toContainText('Donne : Membre, Billetterie.');
  await roles.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, 'Amiel Rose')).toContainText('Membre, Billetterie');
  await act(page, 'Rose Amiel', 'Changer les habilitations');
  await roles.getByText('Membre', { exact: true }).click();
  await expect(roles).toContainText('Retire : Membre, Billetterie.');
  await roles.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, 'Amiel Rose')).toContainText('Aucune');
});

test('the last administrator stays one', async ({ page }) => {
  await administer(page, `${list}?nom=castagnier`, 'admin@theatre.example');
  await act(page, 'Hélène Castagnier', 'Changer les habilitations');
  const roles = form(page, 'Habilitations');
  await roles.getByText('Administrateur').click();
  await expect(roles).toContainText('Vous n’aurez plus accès à ces écrans.');
  await roles.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(roles.getByRole('alert')).toContainText('C’est le dernier administrateur');
  await expect(roles.getByRole('checkbox', { name: 'Administrateur' })).not.toBeChecked();
});

test('demands are granted and refused, the member sees it, and nobody decides twice', async ({
  page,
  browser,
  server,
}) => {
  const baptiste = 'resa@theatre.example';
  const member = await callerFrom(server.origin, baptiste);
  const administrator = await callerFrom(server.origin, 'admin@theatre.example');
  const memberPage = await (await browser.newContext()).newPage();
  await enterAs(memberPage, baptiste, '/regie/reservations', server.origin);
  await synchronised(memberPage);

  await administer(page, demands);
  const office = page.getByRole('navigation', { name: 'Menu des coulisses' });
  const badge = office.getByRole('link', { name: /Utilisateurs/ });
  await synchronised(page);
  const { adminUsers: before = 0 } = await administrator.badges();
  for (const role of ['ROLE_SECRETAIRE', 'ROLE_ADMIN_CONTENT', 'ROLE_BILLETTERIE'])
    await member.askForRole(role);
  await expect(badge).toContainText(String(before + 3));
  const waiting = page.getByRole('region', { name: 'En attente' });
  await expect(waiting.getByRole('listitem').filter({ hasText: 'Baptiste Lemercier' })).toHaveCount(3);

  await waiting.getByRole('button', { name: /Accorder .+Secrétariat.+ Baptiste/ }).click();
  await expect(page.getByText(/Secrétariat.» accordée à Baptiste Lemercier/)).toBeVisible();
  await expect(memberPage.getByRole('link', { name: 'Spectacles' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler cet accord' }).click();
  await expect(page.getByText(/Secrétariat.» retirée à Baptiste Lemercier/)).toBeVisible();
  await expect(memberPage.getByRole('link', { name: 'Spectacles' })).toHaveCount(0);

  await waiting.getByRole('button', { name: /Refuser .+Rédaction.+ Baptiste/ }).click();
  const refusal = form(page, 'Refuser');
  await refusal.getByRole('button', { name: 'Refuser' }).click();
  await expect(refusal.getByText('Le motif est obligatoire')).toBeVisible();
  await expect(refusal.getByLabel('Motif')).toBeFocused();
  await refusal.getByLabel('Motif').fill('La rédaction est complète.');
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  await waiting.getByRole('button', { name: /Refuser .+Rédaction.+ Baptiste/ }).click();
  await expect(refusal.getByLabel('Motif')).toHaveValue('La rédaction est complète.');
  await refusal.getByRole('button', { name: 'Refuser' }).click();
  const decided = page.getByRole('region', { name: 'Déjà traitées' });
  await expect(decided).toContainText('La rédaction est complète.');
  await expect(decided).toContainText('par Nadia Ferrand');
  const told = (await member.ownDemands()).find(({ role }) => role.code === 'ROLE_ADMIN_CONTENT');
  expect(told).toMatchObject({ state: { code: 'REFUSEE' }, reason: 'La rédaction est complète.' });

  await waiting.getByRole('button', { name: /Refuser .+Billetterie.+ Baptiste/ }).click();
  await refusal.getByLabel('Motif').fill('Trop tard.');
  const last = (await member.ownDemands()).find(({ role }) => role.code === 'ROLE_BILLETTERIE');
  await administrator.accept(last?.uuid ?? '');
  await refusal.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText('Cette demande a déjà été traitée.')).toBeVisible();
  await expect(decided).toContainText('par Hélène Castagnier');
  await expect(waiting).not.toContainText('Baptiste Lemercier');
  await memberPage.context().close();
});

test(
  'without a network the list says so, keeps what was typed, and comes back by itself',
  { tag: '@offline' },
  async ({ page }) => {
    await administer(page, `${list}?nom=delmotte`);
    await expect(rowOf(page, 'Delmotte Inès')).toBeVisible();
    await synchronised(page);
    await deskStored(page);
    await act(page, 'Inès Delmotte', 'Modifier les coordonnées');
    const details = form(page, 'Coordonnées');
    await details.getByLabel('Nom', { exact: true }).fill('Delmotte-Rey');
    await page.context().setOffline(true);
    await details.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(details.getByRole('alert')).toContainText('Le serveur ne répond pas');
    await expect(details.getByLabel('Nom', { exact: true })).toHaveValue('Delmotte-Rey');
    await details.getByRole('button', { name: 'Annuler' }).click();

    await goOffline(page);
    await page.reload();
    const results = page.getByRole('region', { name: 'Comptes trouvés' });
    await expect(results.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
    await goOnline(page);
    await expect(rowOf(page, 'Delmotte Inès')).toBeVisible();
  },
);

test('those who do not administer accounts are led to the error page', async ({ page }) => {
  await page.goto('/breve');
  await logIn(page, 'contenu@theatre.example');
  for (const path of [overview, list, demands]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/erreur\/403$/);
  }
});

test('the screens of accounts keep no one out, and fit', async ({ page }) => {
  // Every view at two widths in two lights.
  test.slow();
  await administer(page, overview);
  for (const path of [overview, list, `${list}?nom=zzzz`, demands]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectWelcomeEverywhere(page);
  }
});
