import type { Page } from 'playwright/test';
import { expect, test } from './support/journey';
import { listNews, writeNews } from './support/news-desk';
import { synchronised } from './support/visit';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe('the archive', () => {
  test.use({ viewport: WIDE });

  test('is narrowed by the fields, kept in the address, and gone back to', async ({ page, server }) => {
    const all = await listNews(server.origin, 'limit=16');
    const found = await listNews(server.origin, 'limit=16&title=dindon');
    expect(found.metadata.total).toBeGreaterThan(0);
    expect(found.metadata.total).toBeLessThan(all.metadata.total);

    await openArchive(page, '/breve/archives');
    await expect(page.getByText(`1 - 16 / ${all.metadata.total}`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Titre' }).pressSequentially('DINDON');
    await expect(page).toHaveURL(/\?titre=DINDON$/);
    await expect(titles(page)).toHaveText(found.data.map(({ title }) => title));

    await page.goBack();
    await expect(page.getByText(`1 - 16 / ${all.metadata.total}`)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Titre' })).toHaveValue('');

    await page.evaluate(() => scrollTo(0, 400));
    await titles(page).nth(8).click();
    await expect(page).toHaveURL(/\/breve\/lire\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('begins again at its first page and at its top when the size changes', async ({ page, server }) => {
    const { metadata } = await listNews(server.origin, 'limit=8');
    await openArchive(page, '/breve/archives?page=2');
    await expect(page.getByText(/^17 - /)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await page.getByLabel('Brèves par page').click();
    await page.getByRole('option', { name: '8', exact: true }).click();
    await expect(page.getByText(`1 - 8 / ${metadata.total}`)).toBeVisible();
    await expect(page).toHaveURL(/\/breve\/archives\?taille=8$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('offers the six orders to the letter, and follows the one chosen', async ({ page, server }) => {
    const byTitle = await listNews(server.origin, 'limit=16&orderBy=title-desc');
    await openArchive(page, '/breve/archives');
    await page.getByLabel('Trier par').click();
    await expect(page.getByRole('option')).toHaveText([
      'Année croissant',
      'Année décroissant',
      'Date ajout croissant',
      'Date ajout décroissant',
      'Titre croissant',
      'Titre décroissant',
    ]);
    await page.getByRole('option', { name: 'Titre décroissant' }).click();
    await expect(page.getByText('Par titre, de Z à A')).toBeVisible();
    await expect(titles(page)).toHaveText(byTitle.data.map(({ title }) => title));
  });

  test('leaves DIVERS and ATELIER out of the choice of types', async ({ page }) => {
    await openArchive(page, '/breve/archives');
    await expect(titles(page).first()).toBeVisible();
    await page.getByLabel('Type de spectacle').click();
    await expect(page.getByRole('option')).toHaveText(['Tous', 'Adultes', 'Ados']);
  });

  test('looks nothing up for a year that is none, and says which are', async ({ page }) => {
    await openArchive(page, '/breve/archives');
    await page.getByRole('textbox', { name: 'Année', exact: true }).fill('1912');
    await expect(page.getByText('Une année de 1984 à 3000, en quatre chiffres.')).toBeVisible();
    await expect(titles(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Enlever l’année' }).click();
    await expect(titles(page)).toHaveCount(16);
    await expect(page.getByRole('textbox', { name: 'Année', exact: true })).toHaveValue('');
  });

  test('and the home break a word that is too long for a card', async ({ page, server }) => {
    const word = 'Hourra'.repeat(33);
    await writeNews(server.origin, word, new Date(Date.now() - 1000));
    for (const path of ['/breve/archives', '/breve']) {
      await openArchive(page, path);
      await expect(page.getByText(word).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), path).toBe(false);
    }
  });

  test('says when there is nothing, and what to take away', async ({ page }) => {
    await openArchive(page, '/breve/archives?titre=zzzz&annee=1999');
    await expect(page.getByRole('heading', { name: 'Aucune brève trouvée' })).toBeVisible();
    await page.getByRole('button', { name: 'Enlever le titre' }).click();
    await expect(page).toHaveURL(/\?annee=1999$/);
  });

  test('leads from a page beyond the last to the last', async ({ page, server }) => {
    const { metadata } = await listNews(server.origin, 'limit=16');
    await openArchive(page, '/breve/archives?page=9999');
    await expect(page).toHaveURL(new RegExp(`page=${metadata.lastPage}$`));
    await expect(page.getByText(new RegExp(` / ${metadata.total}$`))).toBeVisible();
  });
});

test.describe('the archive by keyboard', () => {
  test.use({ viewport: WIDE });

  test('takes along to the top whoever turns a page', async ({ page }) => {
    await openArchive(page, '/breve/archives');
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await expect(page.getByText(/^17 - /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Résultats' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  });
});

test.describe('the archive on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('keeps its fields behind a button', async ({ page }) => {
    await openArchive(page, '/breve/archives');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Titre' })).toBeHidden();
    await page.getByRole('button', { name: 'Filtrer' }).tap();
    await page.getByRole('searchbox', { name: 'Titre' }).fill('dindon');
    await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible();
  });
});

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

async function openArchive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await synchronised(page);
}
