import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** A photo as a phone takes it: one half is curtain, the other the wall. */
export async function photo(name: string, width = 1200, height = 900) {
  const half = { width: width / 2, height, channels: 3 as const, background: '#b3202c' };
  const left = await sharp({ create: half }).png().toBuffer();
  const whole = sharp({ create: { width, height, channels: 3, background: '#f7f3ea' } });
  const buffer = await whole
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Chooses pictures, as by the system's own dialog. */
export const choose = (page: Page, files: Awaited<ReturnType<typeof photo>>[]) =>
  page.locator('main input[type=file][multiple]').setInputFiles(files);
/** What is being prepared to be added. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Images à ajouter' }).locator('> li');
/** Does something with an image of the library. */
export const act = async (page: Page, name: string, action: RegExp) => {
  await page.getByRole('button', { name: `Actions sur ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
