import type { Page } from 'playwright/test';
import { ApiClient } from './support/api-client';
import { expect, test } from './support/journey';
import {
  DEMO_PASSWORD,
  goOffline,
  goOnline,
  logIn,
  logOut,
  shellStored,
  synchronised,
} from './support/visit';

const dialog = (page: Page) => page.getByRole('dialog');
const accountMenu = (page: Page) => page.getByLabel(/^Mon compte : /).first();

test.describe('logging in', () => {
  test('reproaches a field only once it was touched, and waits for both', async ({ page }) => {
    await page.goto('/breve');
    await page.getByRole('button', { name: "S'identifier" }).first().click();
    const mail = dialog(page).getByLabel('Adresse mail');
    const password = dialog(page).getByLabel('Mot de passe', { exact: true });
    const submit = dialog(page).getByRole('button', { name: 'Se connecter' });
    await expect(mail).toBeFocused();
    await expect(dialog(page).getByText('obligatoire')).toHaveCount(0);
    await expect(submit).toBeDisabled();
    await mail.blur();
    await expect(dialog(page).getByText("L'adesse mail est obligatoire")).toBeVisible();
    await mail.fill('membre@theatre');
    await expect(dialog(page).getByText("L'adesse mail n'est pas correcte")).toBeVisible();
    await mail.fill('membre@theatre.example');
    await password.fill('x');
    await password.fill('');
    await expect(dialog(page).getByText('Le mot de passe est obligatoire')).toBeVisible();
    await password.fill('pas le bon');
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    const reproach = dialog(page).getByText('mot de passe incorrect');
    await expect(reproach).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/incorrect/);
    await expect(password).toBeFocused();
    await password.fill('peut-être celui-ci');
    await expect(reproach).toHaveCount(0);
  });

  test('holds the other buttons of its dialog until it is answered', async ({ page }) => {
    await page.goto('/breve');
    await page.getByRole('button', { name: "S'identifier" }).first().click();
    await dialog(page).getByLabel('Adresse mail').fill('membre@theatre.example');
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/authtokens', async (route) => {
      await answered;
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Se connecter' }).click();
    const others = ['Utiliser une clé d’accès', 'Fermer'].map((name) =>
      dialog(page).getByRole('button', { name }),
    );
    for (const other of others) await expect(other).toBeDisabled();
    answer();
    await expect(dialog(page).getByText('mot de passe incorrect')).toBeVisible();
    for (const other of others) await expect(other).toBeEnabled();
  });

  test('shows the menus of one’s roles, in every tab, and the next page knows at once', async ({
    page,
    context,
  }) => {
    await page.goto('/breve');
    const other = await context.newPage();
    await other.goto('/breve/archives');
    await logIn(page, 'contenu@theatre.example');
    await expect(dialog(page)).toHaveCount(0);
    await expect(accountMenu(other)).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('En coulisses')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('En régie')).toHaveCount(0);
    await page.goto('/coulisses');
    await expect(page).toHaveURL(/\/coulisses\/breve$/);
    await expect(accountMenu(page)).toBeVisible();
  });
});

test.describe('a page for some', () => {
  test('asks a visitor to log in, before the news home, and opens then', async ({ page }) => {
    await page.goto('/utilisateur/profil');
    await expect(page.getByText('Vous devez être connecté pour accéder à cette page')).toBeVisible();
    await expect(dialog(page)).toContainText('Se connecter');
    await expect(page).toHaveURL(/\/breve$/);
    await dialog(page).getByLabel('Adresse mail').fill('membre@theatre.example');
    await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
    await dialog(page).getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/utilisateur\/profil$/);
  });

  test('leads who lacks the role to the error page', async ({ page }) => {
    await page.goto('/breve');
    await logIn(page, 'visiteur@theatre.example');
    await page.goto('/coulisses/breve');
    await expect(page).toHaveURL(/\/erreur\/403$/);
    await expect(page.getByRole('heading', { name: 'Droits insuffisants' })).toBeVisible();
  });
});

test.describe('logging out', () => {
  test('leads home from a page for some, without asking to log in again', async ({ page }) => {
    await page.goto('/breve');
    await logIn(page, 'membre@theatre.example');
    await page.goto('/bar/billetterie');
    await expect(page.getByRole('heading', { name: 'Mes places gratuites', level: 1 })).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL(/\/breve$/);
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  test(
    'works without a network, and reaches the server afterwards',
    { tag: '@offline' },
    async ({ page, server }) => {
      await page.goto('/breve');
      await logIn(page, 'membre@theatre.example');
      await synchronised(page);
      await shellStored(page);
      const elsewhere = await ApiClient.logIn(server.origin, 'membre@theatre.example');
      const open = await elsewhere.countSessions();
      await goOffline(page);
      await logOut(page);
      expect(await elsewhere.countSessions()).toBe(open);
      await goOnline(page);
      await expect.poll(() => elsewhere.countSessions()).toBe(open - 1);
    },
  );
});

/** Ends the session of this page on the server, and lets the page notice. */
async function endElsewhere(page: Page, origin: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const ended = await fetch(`${origin}/api/authtokens/${token}`, { method: 'DELETE' });
  expect(ended.status).toBe(204);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('a session that was ended elsewhere is told, and asks to log in again', async ({ page, server }) => {
  await page.goto('/breve/archives');
  await logIn(page, 'membre@theatre.example');
  await synchronised(page);
  await endElsewhere(page, server.origin);
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter')).toBeVisible();
  await expect(dialog(page)).toContainText('Se connecter');
  await expect(page).toHaveURL(/\/breve$/);
});

test('whoever was writing as the session ended is back at the text after the login', async ({
  page,
  server,
}) => {
  await page.goto('/breve');
  await logIn(page, 'contenu@theatre.example');
  await synchronised(page);
  await page.goto('/coulisses/breve/ecrire');
  const title = page.getByLabel('Titre', { exact: true });
  await title.fill('Générale ce soir');
  const address = page.url();
  await endElsewhere(page, server.origin);
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter')).toBeVisible();
  await expect(page).toHaveURL(/\/breve$/);
  await expect(dialog(page)).toHaveAccessibleDescription(
    '1 brouillon est gardé sur cet appareil. Vous reviendrez à la page où vous étiez.',
  );
  await dialog(page).getByLabel('Adresse mail').fill('contenu@theatre.example');
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue('Générale ce soir');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(dialog(page)).toContainText('Vous retrouverez sur cet appareil : 1 brouillon.');
});

test('what was typed into a form of one line is there again after the login, for the same person', async ({
  page,
  server,
}) => {
  const categories = '/regie/application/spectacle/categories';
  const added = page.getByLabel('Nouvelle catégorie');
  await page.goto('/breve');
  await logIn(page, 'admin@theatre.example');
  await synchronised(page);
  await page.goto(categories);
  await added.fill('Amis du théâtre');
  await endElsewhere(page, server.origin);
  await expect(page).toHaveURL(/\/breve$/);
  await dialog(page).getByLabel('Adresse mail').fill('admin@theatre.example');
  await dialog(page).getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(categories);
  await expect(added).toHaveValue('Amis du théâtre');

  await logOut(page);
  await logIn(page, 'admin@theatre.example');
  // The word of the login before may still be on the screen.
  await expect(accountMenu(page)).toBeVisible();
  await page.goto(categories);
  await expect(added).toHaveValue('');
});
