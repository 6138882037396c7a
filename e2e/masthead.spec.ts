import type { Page, Route } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { logIn, standsStill, synchronised } from './support/visit';

test.use({ viewport: { width: 1024, height: 768 } });

for (const [reader, email] of [
  ['a visitor', null],
  ['an administrator', 'admin@theatre.example'],
] as const)
  test(`a small screen on a desk shows ${reader} the menu beside the whole name`, async ({ page }) => {
    await page.goto('/breve');
    if (email !== null) await logIn(page, email);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(
      email === null ? 0 : 1,
    );
    const name = banner.getByText('Les Amis de la Scène', { exact: true });
    expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });

for (const width of [375, 360, 320])
  test(`a phone of ${width} pixels shows the whole name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 667 });
    await page.goto('/breve');
    await logIn(page, 'admin@theatre.example');
    const name = page.getByRole('banner').getByText('Les Amis de la Scène', { exact: true });
    const hidden = (span: HTMLElement) => [
      span.scrollWidth - span.clientWidth,
      span.scrollHeight - span.clientHeight,
    ];
    const [across, down] = await name.evaluate(hidden);
    expect(across).toBeLessThanOrEqual(0);
    expect(down).toBeLessThanOrEqual(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const [reader, email] of [
  ['a visitor', null],
  ['a member', 'membre@theatre.example'],
] as const)
  test(`a menu that ${reader} unfolds before the code has come stays unfolded`, async ({ page }) => {
    if (email !== null) {
      await enterAs(page, email, '/breve');
      await synchronised(page);
    }
    const banner = page.getByRole('banner');
    await beforeTheCode(page, async () => {
      await banner.getByLabel(/^Synchronisation/).click();
      await expect(banner.getByRole('button', { name: 'Synchroniser' })).toBeVisible();
    });
    await expect(banner.getByRole('button', { name: 'Synchroniser' })).toBeVisible();
  });

test('a button that a member presses before the code has come does then what it says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'membre@theatre.example', '/breve');
  await synchronised(page);
  const banner = page.getByRole('banner');
  await beforeTheCode(page, async () => {
    await banner.getByRole('button', { name: /^Affichage/ }).click();
    await banner.getByLabel(/^Synchronisation/).click();
  });
  await expect(banner.getByRole('button', { name: /^Affichage clair/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Synchroniser' })).toBeVisible();
});

/** Opens the home and does something there while the page's code is still on its way; then it comes. */
async function beforeTheCode(page: Page, act: () => Promise<void>): Promise<void> {
  const held: Route[] = [];
  await page.route(/\/assets\/page-.*\.js/, (route) => void held.push(route));
  await page.goto('/breve', { waitUntil: 'commit' });
  await act();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await synchronised(page);
}

test('a notice covers nothing of the account’s menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/breve');
  await logIn(page, 'membre@theatre.example');
  let room: number | null = null;
  while (room === null) {
    await page
      .getByLabel(/^Synchronisation/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Synchroniser' }).click();
    await expect(page.locator('[data-notices] > *').first()).toBeVisible();
    await page
      .getByLabel(/^Mon compte/)
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Mon Profil' })).toBeVisible();
    await standsStill(page);
    room = await page.getByRole('region', { name: 'Mon compte' }).evaluate(roomBelowNotices);
    await page.keyboard.press('Escape');
  }
  expect(room).toBeGreaterThanOrEqual(0);
});

/** In the page: how far below the last notice it begins; null if all notices have gone. */
function roomBelowNotices(menu: HTMLElement): number | null {
  const notice = document.querySelector('[data-notices] > *:last-child');
  return notice === null ? null : menu.getBoundingClientRect().top - notice.getBoundingClientRect().bottom;
}

test('the way back to the top lies above nothing that one presses or reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/breve');
  await logIn(page, 'membre@theatre.example');
  await page.goto('/utilisateur/profil');
  await expect(page.getByRole('heading', { name: 'Supprimer mon compte' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Déconnecter' }).first()).toBeAttached();
  await synchronised(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight));
  const toTop = page.getByLabel('Revenir en haut');
  let shown = 0;
  const covered: string[] = [];
  while (await page.evaluate(() => scrollY > innerHeight + 60)) {
    await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
    const [isShown, below] = await toTop.evaluate(actionsBelow);
    if (!isShown) continue;
    shown += 1;
    covered.push(...below);
  }
  expect(covered).toEqual([]);
  expect(shown).toBeGreaterThan(0);
});

/** In the page, once it has been drawn: whether the button is there, and what it lies above. */
async function actionsBelow(button: HTMLElement): Promise<readonly [boolean, readonly string[]]> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const { offsetLeft: x, offsetTop: y, offsetWidth: size } = button;
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < x + size && right > x && top < y + size && bottom > y;
  const below = [...document.querySelectorAll('main :is(a, button, p, h2, h3)')].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return one.matches('a, button')
      ? isBelow(one.getBoundingClientRect())
      : [...words.getClientRects()].some(isBelow);
  });
  return [!button.hasAttribute('inert'), below.map(({ textContent }) => textContent)];
}
