import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { retitleNews, writeNews } from './support/news-desk';
import { deskStored, goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const newsList = '/coulisses/breve';
const pieceList = '/coulisses/piece';

async function edit(page: Page, path: string): Promise<void> {
  await enterAs(page, 'contenu@theatre.example', path);
  await synchronised(page);
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const question = (page: Page) => page.getByRole('alertdialog');

async function find(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Titre' }).fill(title);
  await expect(rowOf(page, title)).toBeVisible();
}

async function act(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('an editor finds a news item, discards it and has it back', async ({ page, server }) => {
  const title = 'Zinnias pour la loge';
  await writeNews(server.origin, title, inMinutes(-5));
  await edit(page, newsList);
  await find(page, 'zinnias');
  await expect(page).toHaveURL(/titre=zinnias/);
  await act(page, title, 'Mettre à la corbeille');
  await expect(question(page)).toContainText('30 jours');
  await question(page).getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune brève trouvée' })).toBeVisible();

  await page.getByRole('tab', { name: 'Corbeille' }).click();
  const discarded = page.getByRole('listitem').filter({ hasText: title });
  await expect(discarded).toContainText('par Mathilde Orsini');
  await expect(discarded).toContainText('supprimée définitivement le');
  await discarded.getByRole('button', { name: 'Restaurer' }).click();
  await expect(discarded).toBeHidden();
  await page.getByRole('tab', { name: /Tout/ }).click();
  await find(page, title);
});

test(
  'the same without a network: it happens here at once, and at the server later',
  { tag: '@offline' },
  async ({ page, server }) => {
    const title = 'Yuccas du foyer';
    await writeNews(server.origin, title, inMinutes(-5));
    await edit(page, newsList);
    await find(page, title);
    await deskStored(page);
    await goOffline(page);
    await page.reload();
    await find(page, title);
    await act(page, title, 'Mettre à la corbeille');
    await question(page).getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await expect(page.getByRole('heading', { name: 'Aucune brève trouvée' })).toBeVisible();

    await page.getByRole('tab', { name: 'Corbeille' }).click();
    await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
    const discarded = page.getByRole('listitem').filter({ hasText: title });
    await expect(discarded).toContainText('En attente d’envoi');
    await discarded.getByRole('button', { name: 'Restaurer' }).click();
    await expect(discarded).toContainText('Restauration en attente d’envoi');
    await goOnline(page);
    await expect(discarded).toBeHidden();
    await page.getByRole('tab', { name: /Tout/ }).click();
    await find(page, title);
  },
);

test('what an editor began to change stays when it is discarded, and is not told as never saved', async ({
  page,
  server,
}) => {
  const slug = await writeNews(server.origin, 'Urne des souvenirs', inMinutes(-5));
  await edit(page, `/coulisses/breve/ecrire/${slug}`);
  await page.getByLabel('Titre', { exact: true }).fill('Urne des beaux souvenirs');
  await expect(page.getByText(/^Brouillon sur cet appareil/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Brèves', exact: true }).click();
  const all = page.getByRole('tab', { name: /Tout/ });
  await expect(all).toHaveText(/^Tout\d+$/);
  const before = (await all.textContent()) ?? '';
  await act(page, 'Urne des souvenirs', 'Mettre à la corbeille');
  await expect(question(page)).toContainText('reste parmi vos brouillons');
  await question(page).getByRole('button', { name: 'Mettre à la corbeille' }).click();
  const row = rowOf(page, 'Urne des beaux souvenirs');
  await expect(row).toContainText('Dans la corbeille, ou supprimée');
  await expect(row).not.toContainText('Jamais enregistrée');
  await expect(all).toHaveText(before);
});

test('what goes for good is asked for twice', async ({ page, server }) => {
  const title = 'Xylophone à vendre';
  await writeNews(server.origin, title, inMinutes(-5));
  await edit(page, `${newsList}?titre=xylophone`);
  await act(page, title, 'Mettre à la corbeille');
  await question(page).getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await page.getByRole('tab', { name: 'Corbeille' }).click();
  await page.getByRole('button', { name: `Supprimer définitivement ${title}` }).click();
  await question(page).getByRole('button', { name: 'Garder' }).click();
  await page.getByRole('button', { name: `Supprimer définitivement ${title}` }).click();
  await question(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(`Supprimée définitivement : ${title}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden();
});

test('an editor compares two versions and takes the former one back', async ({ page, server }) => {
  const slug = await writeNews(server.origin, 'Wagons de décors', inMinutes(-5));
  await retitleNews(server.origin, slug, 'Wagons de costumes');
  await edit(page, `${newsList}?titre=wagons`);
  await act(page, 'Wagons de costumes', 'Versions…');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Comparer/ })
    .click();
  const titles = versions.getByRole('region', { name: 'Titre' });
  await expect(titles.locator('del')).toContainText('décors');
  await expect(titles.locator('ins')).toContainText('costumes');
  await expect(versions).toContainText('Sans changement : chapeau, texte');
  await versions.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(rowOf(page, 'Wagons de décors')).toBeVisible();
  await expect(versions).toBeHidden();
});

test('somebody without an account sees by a link what is to appear, until it is taken back', async ({
  page,
  browser,
  server,
}) => {
  const title = 'Veillée au théâtre';
  await writeNews(server.origin, title, inMinutes(24 * 60));
  await edit(page, `${newsList}?vue=a-paraitre&titre=veillee`);
  await expect(rowOf(page, title)).toContainText('À paraître');
  await act(page, title, 'Aperçu par un lien…');
  const preview = page.getByRole('dialog', { name: 'Aperçu par un lien' });
  await preview.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await preview.getByRole('textbox', { name: 'Le lien' }).inputValue();
  expect(address).toMatch(/\/apercu\/[\w-]{43}$/);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader.getByRole('complementary', { name: 'Aperçu' })).toContainText(
    'Aperçu : cette page n’est pas encore publiée',
  );
  await expectWelcomeEverywhere(reader);

  await preview.getByRole('button', { name: /^Révoquer/ }).click();
  await expect(preview.getByRole('listitem')).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Ce lien ne montre plus rien' })).toBeVisible();
  await reader.context().close();
});

test('the editors’ lists keep no one out, and fit', async ({ page }) => {
  // Every view at two widths in two lights.
  test.slow();
  await edit(page, newsList);
  const views = ['', '?vue=a-paraitre', '?vue=brouillons', '?vue=corbeille', '?titre=zzzz'];
  for (const path of [...views.map((view) => newsList + view), pieceList]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectWelcomeEverywhere(page);
  }
});
