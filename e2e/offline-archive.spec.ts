import type { Locator, Page, Route } from 'playwright/test';
import { must } from '#common/base/must';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { goOffline, goOnline, shellStored, standsStill, synchronised } from './support/visit';
import { expectWelcome } from './support/welcome';

const KEPT_FORM = '**/api/images/*/format/M/file*';
const YEAR = 2022;

test(
  'the photos of a chosen year open without network, until they are released',
  { tag: '@offline' },
  async ({ page, server }) => {
    const { data } = await listImages(server.origin, `year=${YEAR}&limit=48`);
    await openArchive(page);
    const year = yearSwitch(page, YEAR);
    await expect(year).toHaveAccessibleName(new RegExp(`^${YEAR}\\s: ${data.length} photos, \\d+\\sko$`));
    await year.focus();
    await page.keyboard.press('Space');
    await expect(year).toHaveAccessibleName(/gardées$/);
    await expect(page.getByRole('heading', { name: 'Tout est là' })).toBeVisible();

    await goOffline(page);
    await page.goto(`/images/galerie?annee=${YEAR}`);
    const wall = page.getByRole('main').locator('li img');
    await expect(wall).toHaveCount(data.length);
    await expect.poll(() => shownAmong(page)).toBe(data.length);
    await page.getByRole('main').locator('li button').first().click();
    const large = page.getByRole('dialog').locator('img');
    await expect.poll(() => isShown(large)).toBe(true);
    await standsStill(page);
    // As large as with a network, though what is kept has fewer pixels.
    expect(must(await large.boundingBox(), 'the place of the photo').height).toBeGreaterThan(500);
    // A photo that was not kept is only a colour without a network.
    await page.goto('/images/galerie?annee=1985');
    await expect(page.getByRole('main').locator('li button').first()).toBeVisible();
    expect(await shownAmong(page)).toBe(0);
    await page.goto(`/a-propos-de-nous/saisons?annee=${YEAR}`);
    await expect.poll(() => shownAmong(page, 'a[href*="galerie"] img')).toBe(data.length);

    await page.goto('/a-propos-de-nous/hors-ligne');
    await page.getByRole('button', { name: 'Libérer la place' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Libérer les photos de ${YEAR}`);
    await expectWelcome(page);
    await question.getByRole('button', { name: 'Libérer', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Aucune année pour l’instant' })).toBeVisible();
    await expect.poll(() => storedPhotos(page)).toBe(0);
    await page.goto(`/images/galerie?annee=${YEAR}`);
    await expect(page.getByRole('main').locator('li button').first()).toBeVisible();
    expect(await shownAmong(page)).toBe(0);
  },
);

test(
  'it is stopped, outlives a reload, and is resumed where it was',
  { tag: '@offline' },
  async ({ page, context, server }) => {
    const { metadata } = await listImages(server.origin, 'limit=1');
    await openArchive(page);
    const gate = await closeGate(context);
    await page.getByRole('button', { name: 'Tout garder' }).click();
    await expect(page.getByRole('progressbar', { name: 'Photos gardées' })).toBeAttached();
    await expect(page.getByText(`0 sur ${metadata.total}`, { exact: true })).toBeVisible();
    await expect.poll(() => gate.asked.size).toBe(3);
    await page.getByRole('button', { name: 'Interrompre' }).click();
    await expect(page.getByRole('heading', { name: 'Interrompu' })).toBeVisible();
    gate.open();
    // Those that were on their way arrive; no other is asked for.
    await expect(page.getByText(`3 sur ${metadata.total}`, { exact: true })).toBeVisible();
    await page.reload();
    await synchronised(page);
    await expect(page.getByText(`3 sur ${metadata.total}`, { exact: true })).toBeVisible();
    await expectWelcome(page);
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(page.getByRole('heading', { name: 'Tout est là' })).toBeVisible();
    expect(gate.asked.size).toBe(metadata.total);
    expect(await storedPhotos(page)).toBe(metadata.total);
  },
);

test(
  'it waits for the network, and goes on by itself on whatever page one is',
  { tag: '@offline' },
  async ({ page, context, server }) => {
    const { metadata } = await listImages(server.origin, `year=${YEAR}&limit=1`);
    await openArchive(page);
    const gate = await closeGate(context);
    await yearLabel(page, YEAR).click();
    await expect(page.getByRole('heading', { name: 'Les photos arrivent' })).toBeVisible();
    await goOffline(page);
    gate.open();
    await expect(page.getByRole('heading', { name: 'En attente du réseau' })).toBeVisible();
    await page.getByRole('link', { name: 'Accueil', exact: true }).first().click();
    await goOnline(page);
    await expect.poll(() => storedPhotos(page)).toBe(metadata.total);
  },
);

test(
  'a photo that cannot be had is told, and asked for again',
  { tag: '@offline' },
  async ({ page, context, server }) => {
    const first = must((await listImages(server.origin, `year=${YEAR}`)).data[0], 'a photo');
    await openArchive(page);
    const isLost = ({ pathname }: URL) => pathname === `/api/images/${first.uuid}/format/M/file`;
    await context.route(isLost, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, status: 404 });
    });
    await yearLabel(page, YEAR).click();
    await expect(
      page.getByRole('alert').filter({ hasText: '1 photo n’a pas pu être gardée.' }),
    ).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await context.unroute(isLost);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(yearSwitch(page, YEAR)).toHaveAccessibleName(/gardées$/);
    await expect(page.getByText('n’a pas pu être gardée')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the gallery leads there, and nothing is wider than the screen',
    { tag: '@offline' },
    async ({ page }) => {
      await page.goto('/images/galerie');
      await synchronised(page);
      await page.getByRole('link', { name: 'Garder les archives hors ligne' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les archives hors ligne');
      await yearLabel(page, YEAR).tap();
      await expect(yearSwitch(page, YEAR)).toHaveAccessibleName(/gardées$/);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
    },
  );
});

const yearSwitch = (page: Page, year: number) => page.getByRole('switch', { name: `${year} :` });

/** What a user presses: the switch itself is behind its label. */
const yearLabel = (page: Page, year: number) =>
  page.getByRole('main').locator('label').getByText(String(year), { exact: true });

async function openArchive(page: Page): Promise<void> {
  await page.goto('/a-propos-de-nous/hors-ligne');
  await synchronised(page);
  await shellStored(page);
}

/** How many of the page's photos are shown, once each has loaded or failed. */
async function shownAmong(page: Page, selector = 'li img'): Promise<number> {
  const pictures = page.getByRole('main').locator(selector);
  // One that failed is taken away, or is complete without a width.
  await expect
    .poll(() =>
      pictures.evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager';
        return images.filter(({ complete }) => !complete).length;
      }),
    )
    .toBe(0);
  return pictures.evaluateAll(
    (images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length,
  );
}

const isShown = (image: Locator): Promise<boolean> =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

const storedPhotos = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('kept-photos')).keys()).length);

/** Holds back the photos that are to be kept, until it is opened. */
async function closeGate(context: ReturnType<Page['context']>) {
  const asked = new Set<string>();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await context.route(KEPT_FORM, async (route: Route) => {
    asked.add(route.request().url());
    await opened;
    await route.continue();
  });
  return { asked, open };
}
