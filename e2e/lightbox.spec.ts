import { must } from '#common/base/must';
import { expectFocusIn } from './support/focus';
import { ON_THE_WALL, listImages, openGallery } from './support/gallery-desk';
import { expect, freshServer, test as base } from './support/journey';
import { holdPictures } from './support/late-pictures';
import { standsStill, synchronised } from './support/visit';

/** The wall as the demo fills it: other journeys add photos of any shape before its first. */
const test = base.extend({ server: freshServer() });

test('whoever walks far in the large photos comes back to where the last one hangs', async ({
  page,
  server,
}) => {
  const { data } = await listImages(server.origin, ON_THE_WALL);
  await openGallery(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  for (const { name } of data.slice(1, 40)) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const frame = page.getByRole('listitem').filter({ has: page.locator('button:focus') });
  await expect(frame).toHaveAttribute('aria-posinset', '40');
  await expect(frame).toBeInViewport();
});

test('whoever came by the address of a photo finds the wall where it hangs', async ({ page, server }) => {
  const { uuid } = must((await listImages(server.origin, ON_THE_WALL)).data[39], 'a far image');
  await page.goto(`/images/galerie?photo=${uuid}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/^40 \/ /);
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const frame = page.getByRole('listitem').filter({ has: page.locator('button:focus') });
  await expect(frame).toHaveAttribute('aria-posinset', '40');
  await expect(frame).toBeInViewport();
});

test('whoever closes a photo before the wall has followed finds it all the same', async ({
  page,
  server,
}) => {
  const { uuid } = must((await listImages(server.origin, ON_THE_WALL)).data[39], 'a far image');
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = () => undefined;
    addEventListener('keydown', () => (window.scrollTo = scrollTo as typeof window.scrollTo), { once: true });
  });
  await page.goto(`/images/galerie?photo=${uuid}`);
  await expect(page.getByRole('dialog')).toContainText(/^40 \/ /);
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  const frame = page.getByRole('listitem').filter({ has: page.locator('button:focus') });
  await expect(frame).toHaveAttribute('aria-posinset', '40');
  await expect(frame).toBeInViewport();
});

test('a photo is enlarged around the point that is pressed, walked about in, and whole again', async ({
  page,
  server,
}) => {
  const { uuid } = must((await listImages(server.origin, ON_THE_WALL)).data[0], 'an image');
  await page.goto(`/images/galerie?photo=${uuid}`);
  const photo = page.getByRole('dialog').locator('img');
  const box = async () => must(await photo.boundingBox(), 'the place of the photo');
  await synchronised(page);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await standsStill(page);
  const whole = await box();
  const point = { x: whole.x + whole.width * 0.75, y: whole.y + whole.height * 0.75 };
  await page.mouse.click(point.x, point.y);
  await expect.poll(async () => Math.round((await box()).width / whole.width)).toBeGreaterThan(1);
  await standsStill(page);
  const large = await box();
  expect(Math.abs((point.x - large.x) / large.width - 0.75)).toBeLessThan(0.01);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await box()).x).toBeGreaterThan(large.x);
  await page.getByRole('dialog').getByRole('button', { name: 'Voir la photo entière' }).click();
  await expect.poll(async () => (await box()).width).toBe(whole.width);
  await page.keyboard.press('+');
  await expect.poll(async () => (await box()).width).toBe(large.width);
  expect(page.url()).toContain(uuid);
});

test('two quick taps enlarge a photo, and two more show it whole', async ({ page, server }) => {
  const { uuid } = must((await listImages(server.origin, ON_THE_WALL)).data[0], 'an image');
  await page.goto(`/images/galerie?photo=${uuid}`);
  const dialog = page.getByRole('dialog');
  const photo = dialog.locator('img');
  await expect(photo).toBeVisible();
  await standsStill(page);
  await photo.dblclick();
  await expect(dialog.getByRole('button', { name: 'Voir la photo entière' })).toBeVisible();
  await photo.dblclick();
  await expect(dialog.getByRole('button', { name: 'Agrandir la photo' })).toBeVisible();
});

test('a photo leaves to the browser its menu, its own enlarging and its way back', async ({
  page,
  server,
}) => {
  const [first, second] = (await listImages(server.origin, ON_THE_WALL)).data;
  await page.goto(`/images/galerie?photo=${must(second, 'a second image').uuid}`);
  const photo = page.getByRole('dialog').locator('img');
  await expect(photo).toBeVisible();
  // Once the whole wall is read, its neighbours are known.
  await synchronised(page);
  await expect(page.getByRole('dialog')).toContainText(/2 \/ \d/);
  await standsStill(page);
  const whole = must(await photo.boundingBox(), 'the place of the photo');
  await photo.click({ button: 'right' });
  await page.keyboard.press('Control++');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(must(first, 'a first image').uuid));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Agrandir la photo' })).toBeVisible();

  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  const box = async () => must(await photo.boundingBox(), 'the place of the enlarged photo');
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width);
  // Released above the stage, where no photo receives the event.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, 4);
  await page.mouse.up();
  await page.mouse.move(middle.x, middle.y);
  const left = await box();
  await page.mouse.move(middle.x + 40, middle.y + 40);
  expect(await box()).toEqual(left);
});

test('a photo fills the screen, arrows lead on, Escape leads back to where it hangs', async ({
  page,
  server,
}) => {
  const [first, second] = (await listImages(server.origin, ON_THE_WALL)).data;
  await page.goto('/bibliotheque');
  await openGallery(page);
  const frame = page.getByRole('main').locator('li button').first();
  await frame.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(must(first, 'a first image').name);
  await expect(dialog.getByRole('button', { name: 'Photo précédente' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toHaveText(must(second, 'a second image').name);
  await expect(page).toHaveURL(new RegExp(`photo=${must(second, 'a second image').uuid}$`));
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Télécharger la photo d’origine' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator('li button').nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\/images\/galerie$/);
  // The closed photo left nothing in the history between the wall and what was there before.
  await page.goBack();
  await expect(page).toHaveURL(/\/bibliotheque$/);
});

test('a photo is handed on by its own address', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { uuid } = must((await listImages(server.origin, ON_THE_WALL)).data[3], 'an image');
  await page.goto(`/images/galerie?piece=zzzz&photo=${uuid}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Partager' }).click();
  await expect(dialog.getByText('Adresse copiée')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${server.origin}/images/galerie?photo=${uuid}`);
});

test('a finger leads from photo to photo, even before they have come', async ({ page, context, server }) => {
  await holdPictures(context);
  const [first, second] = (await listImages(server.origin, ON_THE_WALL)).data;
  await page.goto(`/images/galerie?photo=${must(first, 'a first image').uuid}`);
  await synchronised(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1 \/ /)).toBeVisible();
  await standsStill(page);
  const box = must(await dialog.locator('img').boundingBox(), 'the place of the photo');
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(must(second, 'a second image').uuid));
});
