import type { Page } from 'playwright/test';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { LastingBrowser, desk, newFolder, removeFolder } from './support/lasting-browser';
import { writeNews } from './support/news-desk';
import { goOffline, logIn, logOut, shellStored, synchronised } from './support/visit';

const results = (page: Page) => page.getByRole('region', { name: 'Résultats' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher dans tout le site' });

test('whoever types a little of it, wrongly, finds the play and reads it; going back shows the results', async ({
  page,
}) => {
  await page.goto('/breve');
  await synchronised(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dindn');
  await expect(page).toHaveURL(/\/recherche\?q=dindn$/);
  const plays = page.getByRole('region', { name: 'Pièces' });
  await expect(plays.locator('mark')).toHaveText(['Dindon']);
  await expect(page.getByRole('status').filter({ hasText: 'pour « dindn »' })).toBeAttached();

  await plays.getByRole('link', { name: 'Le Dindon' }).click();
  await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await page.goBack();
  await expect(field(page)).toHaveValue('dindn');
  await expect(plays.getByRole('link', { name: 'Le Dindon' })).toBeVisible();
});

test('the keyboard alone is enough: Ctrl+K, words, Tab, Enter', async ({ page }) => {
  await page.goto('/breve');
  await synchronised(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('georges feydeau');
  const author = results(page).getByRole('link', { name: 'Georges Feydeau', exact: true });
  await expect(author).toBeVisible();
  // Results of fewer letters give way to these, and their links go.
  await expect(page.getByRole('status').filter({ hasText: 'pour « georges feydeau »' })).toBeAttached();
  await tabTo(page, author);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bibliotheque\?auteur=georges-feydeau$/);
  await expect(page.getByRole('link', { name: 'Le Dindon' })).toBeVisible();
});

test('a letter alone is no command, in a field or out of it', async ({ page }) => {
  await page.goto('/bibliotheque');
  await synchronised(page);
  await page.keyboard.press('k');
  const title = page.getByRole('searchbox', { name: 'Titre' });
  await title.press('k');
  await expect(title).toHaveValue('k');
  await expect(page).toHaveURL(/\/bibliotheque/);
  await title.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('one kind is looked at alone, kept in the address, and left again', async ({ page }) => {
  await page.goto('/recherche?q=dindon&dans=breves');
  await synchronised(page);
  await expect(results(page).getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Brèves \d/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Tout \d/ }).click();
  await expect(page).toHaveURL(/\/recherche\?q=dindon$/);
  await expect(page.getByRole('region', { name: 'Pièces' })).toBeVisible();
});

test('what is not there is said, with what else one may do', async ({ page }) => {
  await page.goto('/recherche?q=zzzz');
  await expect(page.getByRole('heading', { name: 'Rien trouvé pour « zzzz »' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bibliothèque' }).click();
  await expect(page).toHaveURL(/\/bibliotheque$/);
});

test('what is to appear is found by an editor as such, and no more once they have left', async ({
  page,
  server,
}) => {
  await writeNews(server.origin, 'Le paravent japonais', new Date(Date.now() + 86_400_000));
  await page.goto('/recherche?q=paravant');
  await synchronised(page);
  await expect(page.getByRole('heading', { name: 'Rien trouvé pour « paravant »' })).toBeVisible();
  await logIn(page, 'contenu@theatre.example');
  await expect(results(page).getByRole('link', { name: 'Le paravent japonais' })).toBeVisible();
  await expect(results(page).getByText('À paraître')).toBeVisible();
  await logOut(page);
  await page.goto('/recherche?q=paravant');
  await expect(page.getByRole('heading', { name: 'Rien trouvé pour « paravant »' })).toBeVisible();
});

test('strangers are told not to list it', async ({ request }) => {
  const html = await (await request.get('/recherche?q=dindon')).text();
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/recherche');
});

test(
  'on a train: the browser is opened again without a network, and all is found',
  { tag: '@offline' },
  async ({ server }) => {
    const folder = newFolder();
    try {
      const online = await LastingBrowser.open({ folder, ...desk });
      await online.page.goto(`${server.origin}/breve`);
      await synchronised(online.page);
      await shellStored(online.page);
      await goOffline(online.page);
      await online.close();

      const { context, page } = await LastingBrowser.open({ folder, ...desk });
      await context.setOffline(true);
      await page.goto(`${server.origin}/recherche?q=feydau`);
      await expect(results(page).getByRole('link', { name: 'Georges Feydeau', exact: true })).toBeVisible();
      await page.getByRole('region', { name: 'Pièces' }).getByRole('link', { name: 'Le Dindon' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
      await context.close();
    } finally {
      await removeFolder(folder);
    }
  },
);
