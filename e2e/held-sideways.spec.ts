import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';

/** An iPhone held sideways: on either side the camera or a round corner covers as much. */
const COVERED = 59;

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: COVERED, right: COVERED, bottom: 21 },
    });
  });

  for (const path of ['/breve', '/breve/archives', '/bibliotheque', '/images/galerie', '/reservations'])
    test(`covers nothing of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect.poll(() => coveredIn(page)).toEqual([]);
    });

  test('covers nothing of the menu, nor of a dialog', async ({ page }) => {
    await page.goto('/breve');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => coveredIn(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: "S'identifier" }).first().click();
    await expect(page.getByLabel('Adresse mail')).toBeVisible();
    await expect.poll(() => coveredIn(page, '[role=dialog]')).toEqual([]);
  });

  test('covers nothing of the door', async ({ page }) => {
    await enterAs(page, 'billetterie@theatre.example', '/bar/billetterie/scan');
    await expect(page.getByRole('button', { name: /^Ouvrir/ })).toBeVisible();
    await expect.poll(() => coveredIn(page, 'main')).toEqual([]);
  });
});

/** The words and signs that are seen and lie, in part, where the phone covers them. */
const coveredIn = (page: Page, scope = 'body') =>
  page.evaluate(
    ({ scope, covered }) => {
      const isSeen = (element: Element, { left, right, top, bottom, width }: DOMRect) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth;
      // Large letters stand a little out of their line.
      const slack = 6;
      return [...document.querySelectorAll(`${scope} :is(a, button, input, h1, h2, h3, p, svg)`)]
        .filter((element) => {
          // Of a button with a sign alone, the sign counts: what may be pressed reaches a little further.
          if (
            element.localName !== 'svg' &&
            element.localName !== 'input' &&
            element.textContent.trim() === ''
          )
            return false;
          const box = element.getBoundingClientRect();
          const isBeside = box.left < covered - slack || box.right > innerWidth - covered + slack;
          return isBeside && isSeen(element, box);
        })
        .map(({ localName, textContent }) => `${localName} ${textContent.slice(0, 40)}`);
    },
    { scope, covered: COVERED },
  );
