import type { Locator, Page } from 'playwright/test';
import { cornersOf } from '#common/base/polygon';
import { must } from '#common/base/must';
import { openSession } from './support/enter';
import { expectFocusIn, tabTo } from './support/focus';
import { listImages } from './support/gallery-desk';
import { expect, test } from './support/show-desk';
import { goOffline, photoStored, shellStored, synchronised } from './support/visit';
import { expectWelcome, expectWelcomeEverywhere } from './support/welcome';

const PAGE = '/spectacle-du-moment';
const TITLE = 'Le salon meublé';
const PHONE = { width: 390, height: 844 };
const PAINTED = 'Peint par Zélie Oudin.\nCousu par <b>nous tous</b>.';

const rectangle = (x: number, y: number, width: number, height: number) => ({
  uuid: crypto.randomUUID(),
  shape: 'RECTANGLE',
  points: cornersOf({ x, y, width, height }),
});

/** The whole set, and smaller zones on it, around its middle. @param image where a zone leads */
const zonesOf = (image: string) => [
  { ...rectangle(0.02, 0.02, 0.96, 0.96), type: 'TEXTE', name: 'Le décor', text: PAINTED },
  {
    ...rectangle(0.08, 0.1, 0.2, 0.3),
    type: 'PERSONNAGE',
    name: 'Pontagnac',
    actor: 'Lucien Bonnafous',
    text: 'Il est entré par la fenêtre.',
  },
  { ...rectangle(0.7, 0.1, 0.2, 0.2), type: 'LIEN', name: 'La pièce', link: '/bibliotheque/le-dindon' },
  { ...rectangle(0.7, 0.4, 0.2, 0.2), type: 'LIEN', name: 'Le libraire', link: 'librairie-du-pont.example' },
  { ...rectangle(0.7, 0.7, 0.2, 0.2), type: 'IMAGE', name: 'Le salut final', image },
];

const NAMES = ['Le décor', 'Pontagnac', 'La pièce', 'Le libraire', 'Le salut final'];

test.beforeAll('the secretary draws zones on a photo of the gallery', async ({ server: { origin } }) => {
  const { data } = await listImages(origin, 'limit=100&type=PHOTO');
  const photos = data.filter(({ file }) => file !== undefined).map(({ uuid }) => uuid);
  const shown = await fetch(`${origin}/api/shows/le-dindon`);
  const { uuid: show } = (await shown.json()) as { readonly uuid: string };
  const { token } = await openSession(origin, 'secretaire@theatre.example');
  const answer = await fetch(`${origin}/api/interactive-images`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      show,
      title: TITLE,
      image: must(photos[0], 'a photo'),
      // Not one of the latest, which other journeys show on the same page.
      zones: zonesOf(must(photos.at(-1), 'another photo')),
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
});

const section = (page: Page) => page.getByRole('region', { name: TITLE });
const zones = (page: Page) => section(page).getByRole('list', { name: 'Zones de l’image' });
const zone = (page: Page, name: string) => zones(page).getByRole('button', { name });
const zoneLink = (page: Page, name: string) => zones(page).getByRole('link', { name });
const list = (page: Page) => section(page).getByRole('list', { name: /^Ce que montre/ });
const bubble = (page: Page, name: string) => page.getByRole('dialog', { name });

async function visit(page: Page): Promise<void> {
  await page.goto(PAGE);
  await synchronised(page);
  await expect(section(page)).toBeVisible();
}

/** All of it is on the screen, near its zone or not. */
async function expectOnScreen(opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  const { x, y, width, height } = must(await opened.boundingBox(), 'the place of the bubble');
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  expect(y + height).toBeLessThanOrEqual(PHONE.height);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a visitor reads every zone of a picture, by mouse and by touch, and what they say below it', async ({
    page,
  }) => {
    await visit(page);
    await zone(page, 'Le décor').click();
    await expectOnScreen(bubble(page, 'Le décor'));
    const words = bubble(page, 'Le décor').getByText('Peint par');
    expect(await words.innerText()).toBe(PAINTED);

    // The smaller zone lies above the larger one, and the press that closes one bubble opens the next.
    await zone(page, 'Pontagnac').click();
    await expectOnScreen(bubble(page, 'Pontagnac'));
    await expect(bubble(page, 'Pontagnac')).toContainText('Rôle tenu par Lucien Bonnafous');
    await expect(bubble(page, 'Pontagnac')).toContainText('Il est entré par la fenêtre.');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await bubble(page, 'Pontagnac').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(zone(page, 'Pontagnac')).toBeFocused();

    await zone(page, 'Pontagnac').tap();
    await expectOnScreen(bubble(page, 'Pontagnac'));
    await section(page).getByRole('heading', { level: 3, name: TITLE }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(zone(page, 'Pontagnac')).toBeFocused();

    await zone(page, 'Le salut final').tap();
    await expect(bubble(page, 'Le salut final').getByRole('img')).toBeVisible();
    await bubble(page, 'Le salut final').getByRole('button', { name: 'Fermer' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    for (const name of NAMES) await expect(list(page)).toContainText(name);
    expect(await list(page).getByText('Peint par').innerText()).toBe(PAINTED);
    await expect(list(page)).toContainText('Rôle tenu par Lucien Bonnafous');
    for (const link of [
      zoneLink(page, 'Le libraire'),
      list(page).getByRole('link', { name: 'Le libraire' }),
    ]) {
      await expect(link).toHaveAttribute('href', 'https://librairie-du-pont.example');
      await expect(link).toHaveAttribute('rel', 'external noopener');
    }
    await list(page)
      .getByRole('button', { name: /^Voir l’image/ })
      .tap();
    await expectFocusIn(bubble(page, 'Le salut final'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await list(page).getByRole('link', { name: 'La pièce' }).tap();
    await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
    await page.goBack();
    await zoneLink(page, 'La pièce').tap();
    await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
  });

  test('what a zone says is read in an older browser too, which has no popovers', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
    await visit(page);
    await zone(page, 'Le décor').click();
    await expectOnScreen(bubble(page, 'Le décor'));
    await page.keyboard.press('Escape');
    await expect(zone(page, 'Le décor')).toBeFocused();

    await zone(page, 'Pontagnac').tap();
    await section(page).getByRole('heading', { level: 3, name: TITLE }).tap();
    // A bubble that had stayed open would be closed by this press.
    await zone(page, 'Pontagnac').tap();
    await bubble(page, 'Pontagnac').getByRole('button', { name: 'Fermer' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('by keyboard alone every zone is reached in the order of the list, opened, left, and followed', async ({
  page,
}) => {
  await visit(page);
  await expectWelcomeEverywhere(page);
  // Pictures of other journeys may stand before this one.
  await page.getByRole('link', { name: /^Toute la vie de/ }).focus();
  await tabTo(page, zone(page, 'Le décor'));
  await page.keyboard.press('Shift+Tab');
  for (const name of ['Le décor', 'Pontagnac']) {
    await page.keyboard.press('Tab');
    await expect(zone(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bubble(page, name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(zone(page, name)).toBeFocused();
  }

  await page.keyboard.press('Space');
  await expect(bubble(page, 'Pontagnac')).toBeFocused();
  await expectWelcome(page);
  // On from the bubble: its own button, then the next zone, and what is behind is covered no more.
  await page.keyboard.press('Tab');
  await expect(bubble(page, 'Pontagnac').getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(zoneLink(page, 'La pièce')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(zoneLink(page, 'Le libraire')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(zone(page, 'Le salut final')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(bubble(page, 'Le salut final'));
  await expectWelcome(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(zone(page, 'Le salut final')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(zoneLink(page, 'La pièce')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
});

test(
  'without a network, after a first visit, the picture is there and all that its zones say',
  { tag: '@offline' },
  async ({ page }) => {
    const picture = section(page).getByRole('img');
    const isSeen = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await visit(page);
    await shellStored(page);
    await page.reload();
    await picture.scrollIntoViewIfNeeded();
    await photoStored(picture);

    await goOffline(page);
    await page.reload();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isSeen).toBe(true);
    await zone(page, 'Le décor').click();
    await expect(bubble(page, 'Le décor')).toContainText('Peint par Zélie Oudin.');
    await zone(page, 'Pontagnac').click();
    await expect(bubble(page, 'Pontagnac')).toContainText('Rôle tenu par Lucien Bonnafous');
    await page.keyboard.press('Escape');
    await expect(list(page)).toContainText('Il est entré par la fenêtre.');

    // This picture was never looked at: the dialog says so, and keeps its words.
    await zone(page, 'Le salut final').click();
    await expect(bubble(page, 'Le salut final')).toContainText('Cette image n’a pas pu être chargée.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await zoneLink(page, 'La pièce').click();
    await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  },
);
