import type { Locator } from 'playwright/test';
import { expect, test } from './support/journey';
import { standsStill, synchronised } from './support/visit';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a ${colorScheme} contrast theme`, () => {
    test.use({ viewport: { width: 1280, height: 844 } });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('leaves the words that were found marked', async ({ page }) => {
      await page.goto('/recherche?q=dindon');
      const mark = page.locator('main mark').first();
      await expect(mark).toBeVisible();
      const line = await mark.evaluate((one) => getComputedStyle(one).textDecorationColor);
      expect(line).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
    });

    test('leaves the seasons drawn, and the chosen year framed', async ({ page }) => {
      await page.goto('/a-propos-de-nous/saisons');
      await synchronised(page);
      const chosen = page.locator('main li[data-year] a[aria-current]');
      await expect(chosen).toBeVisible();
      await standsStill(page);
      expect(await chosen.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const drawn = await chosen
        .locator('span:empty')
        .evaluateAll((bars) =>
          bars.filter((bar) => bar.clientHeight > 0).map((bar) => getComputedStyle(bar).backgroundColor),
        );
      expect(drawn.filter((colour) => colour !== ground)).not.toEqual([]);
    });

    test('leaves a switch that is on another one than when it is off, and what is chosen legible', async ({
      page,
    }) => {
      await page.goto('/bibliotheque');
      await synchronised(page);
      const track = page.locator('main label:has([role="switch"]) > span').last();
      const off = await coloursOf(track);
      await page.getByText('Déjà jouée').click();
      await expect(page.getByRole('switch').first()).toBeChecked();
      await standsStill(page);
      const on = await coloursOf(track);
      // Its ground and its knob have changed places.
      expect(off.knob).not.toBe(off.ground);
      expect(on.knob).not.toBe(on.ground);
      expect(on.ground).not.toBe(off.ground);
      const chip = page.locator('main [aria-pressed="true"]').first();
      const [words, behind] = await chip.evaluate((one) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(one) as CSSStyleDeclaration & {
          readonly forcedColorAdjust: string;
        };
        return forcedColorAdjust === 'none' ? [color, backgroundColor] : [color, color];
      });
      expect(words).not.toBe(behind);
    });
  });

const coloursOf = (track: Locator) =>
  track.evaluate((one) => ({
    ground: getComputedStyle(one).backgroundColor,
    knob: getComputedStyle(one, '::before').backgroundColor,
  }));
