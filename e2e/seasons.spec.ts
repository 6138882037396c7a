import type { Page } from 'playwright/test';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { listPieces } from './support/library-desk';
import { listNews } from './support/news-desk';
import { goOffline, shellStored, synchronised } from './support/visit';

test('each year says what it left, as the server has it', async ({ page, server }) => {
  await openSeasons(page, 1998);
  for (const year of [1985, 1998, 2022]) {
    const [pieces, images, news] = await Promise.all([
      listPieces(server.origin, `year=${year}&doneOnly&limit=1`),
      listImages(server.origin, `year=${year}&limit=1`),
      listNews(server.origin, `year=${year}&limit=1`),
    ]);
    const [played, photos, items] = [pieces, images, news].map(({ metadata }) => metadata.total);
    await expect(column(page, year)).toHaveAccessibleName(
      new RegExp(`^${year}\u00a0: ${played} pièces?, ${photos} photos?, ${items} brèves?$`),
    );
  }
  await expect(column(page, 1988)).toHaveAccessibleName('1988 : relâche');
});

test('arrows walk through the years, and Back leads to where the walk began', async ({ page }) => {
  await openSeasons(page, 1998);
  await expect(column(page, 1998)).toHaveAttribute('aria-current', 'true');
  await column(page, 1998).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('1997');
  await expect(column(page, 1997)).toBeFocused();
  await expect(page).toHaveURL(/saisons\?annee=1997$/);
  await page.keyboard.press('Home');
  await expect(told(page)).toHaveText('1984');
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('1984');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText('1995');
  await expect(page.getByRole('navigation', { name: 'Années' }).locator('[tabindex="0"]')).toHaveCount(1);
  await page.goBack();
  await expect(told(page)).toHaveText('1998');
});

test('the year that was asked for leads to its plays, its photos and its news', async ({ page }) => {
  await page.goto('/a-propos-de-nous/notre-histoire');
  await page.getByRole('link', { name: 'Les saisons, année par année' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les saisons');
  await column(page, 1998).click();
  await page.getByRole('link', { name: '1998 dans les archives' }).click();
  await expect(page).toHaveURL(/\/breve\/archives\?annee=1998$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Les pièces de 1998 dans la bibliothèque' }).click();
  await expect(page).toHaveURL(/\/bibliotheque\?annee=1998$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Les Précieuses ridicules' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Précieuses ridicules');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('a finger chooses a year, which then stands in the middle', async ({ page }) => {
    await openSeasons(page, 1998);
    await expect.poll(() => distanceFromMiddle(page, 1998)).toBeLessThan(8);
    await column(page, 2001).tap();
    await expect(told(page)).toHaveText('2001');
    await expect.poll(() => distanceFromMiddle(page, 2001)).toBeLessThan(8);
    await page.getByRole('link', { name: 'Année suivante, 2002' }).tap();
    await expect(told(page)).toHaveText('2002');
    await expect.poll(() => distanceFromMiddle(page, 2002)).toBeLessThan(8);
    await page.goBack();
    await expect(told(page)).toHaveText('2001');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  });
});

test(
  'on a train without network the years are walked all the same',
  { tag: '@offline' },
  async ({ page }) => {
    await openSeasons(page, 1998);
    await shellStored(page);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Les Précieuses ridicules' }).first()).toBeVisible();
    await column(page, 1998).press('ArrowRight');
    await expect(told(page)).toHaveText('1999');
    await column(page, 1988).click();
    await expect(page.getByRole('heading', { name: 'Relâche' })).toBeVisible();
  },
);

const column = (page: Page, year: number) =>
  page.getByRole('navigation', { name: 'Années' }).getByRole('link', { name: `${year} :` });

const told = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d{4}$/ });

/** How far a year's column is from the middle of the screen, in pixels. */
const distanceFromMiddle = (page: Page, year: number) =>
  column(page, year).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.abs(left + width / 2 - innerWidth / 2);
  });

async function openSeasons(page: Page, year: number): Promise<void> {
  await page.goto(`/a-propos-de-nous/saisons?annee=${year}`);
  await synchronised(page);
}
