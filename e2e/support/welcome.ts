import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './journey';
import { standsStill } from './visit';

/** What the theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 844 },
] as const;

/** In both themes, at the current width: no accessibility fault that a tool can find, and nothing beyond the edge. */
export async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  // Without its own page for the frames of other sites, which no screen has: that is half of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  await expectNoViolation(page, 'light', axe);
  await expectNoViolation(page, 'dark', axe.withRules(colourRules));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectNoViolation(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await standsStill(page);
  const { violations } = await axe.analyze();
  // One line each: only the first few lines of a failure are shown.
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(told).toEqual([]);
}

/** The same on a phone and on a desk, without loading it again. */
export async function expectWelcomeEverywhere(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWelcome(page);
  }
}
