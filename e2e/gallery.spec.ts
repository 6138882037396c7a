import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { ON_THE_WALL, listImages, openGallery } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { goOffline, photoStored, shellStored, synchronised } from './support/visit';

test('the wall shows what the server has, in its order, no larger than the screen needs', async ({
  page,
  server,
}) => {
  const { metadata, data } = await listImages(server.origin, ON_THE_WALL);
  await openGallery(page);
  await expect(page.getByRole('heading', { name: `${metadata.total} images` })).toBeVisible();
  await expectHung(page, data);
  const first = page.getByRole('main').locator('li img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const loaded = await first.evaluate((image: HTMLImageElement) => [image.currentSrc, image.clientWidth]);
  expect(loaded[0]).toMatch(/\/format\/(S|M)\/file\?v=/);
});

test('however many photos hang there, only those near are in the page, and the keyboard walks them all', async ({
  page,
  server,
}) => {
  const { metadata, data } = await listImages(server.origin, ON_THE_WALL);
  const { total } = metadata;
  await openGallery(page);
  await expect(page.getByRole('heading', { name: `${total} images` })).toBeVisible();
  const frames = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(frames.first()).toBeVisible();
  expect(await frames.count()).toBeLessThan(total);
  await frames.first().focus();
  for (let place = 2; place <= total; place += 1) {
    await page.keyboard.press('Tab');
    const item = page.getByRole('listitem').filter({ has: page.locator('button:focus') });
    await expect(item).toHaveAttribute('aria-posinset', String(place));
    await expect(item).toContainText(must(data[place - 1], 'an image').name);
  }
  await expect(page.locator('li button:focus')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a:focus')).toHaveCount(1);
});

test('it is narrowed by words, year and type, without programmes to choose from', async ({
  page,
  server,
}) => {
  const dindon = await listImages(server.origin, `${ON_THE_WALL}&text=dindon`);
  const posters = await listImages(server.origin, `${ON_THE_WALL}&text=dindon&type=AFFICHE`);
  expect(posters.metadata.total).toBeGreaterThan(0);
  await openGallery(page);
  await page.getByRole('searchbox', { name: 'Pièce, légende' }).pressSequentially('DINDON');
  await expect(names(page)).toHaveText(dindon.data.map(({ name }) => name));
  await page.getByRole('button', { name: /Type d’image/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Tous', 'Bannière', 'Affiche', 'Photo']);
  await page.getByRole('option', { name: 'Affiche' }).click();
  await expect(page).toHaveURL(/piece=DINDON&type=AFFICHE$/);
  await expect(names(page)).toHaveText(posters.data.map(({ name }) => name));
  await page.getByRole('textbox', { name: 'Année', exact: true }).fill('1984');
  await page.getByRole('button', { name: 'Revoir toute la galerie' }).click();
  await expect(page).toHaveURL(/\/images\/galerie$/);
});

test(
  'on a train without network the wall hangs, with the photos that were seen',
  { tag: '@offline' },
  async ({ page, server }) => {
    await openGallery(page);
    await shellStored(page);
    await page.reload();
    await synchronised(page);
    const photo = page.getByRole('main').locator('li img').first();
    const isShown = () =>
      photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await photoStored(photo);
    const { metadata, data } = await listImages(server.origin, ON_THE_WALL);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: `${metadata.total} images` })).toBeVisible();
    await expectHung(page, data);
    await expect.poll(isShown).toBe(true);
  },
);

/** The wall shows whole rows from the first photo on, in the server's order. */
async function expectHung(page: Page, images: readonly { readonly name: string }[]): Promise<void> {
  await expect(names(page).nth(8)).toBeVisible();
  const hung = await names(page).allTextContents();
  expect(hung).toEqual(images.slice(0, hung.length).map(({ name }) => name));
}

const names = (page: Page) => page.getByRole('main').locator('li button > span > span:first-child');
