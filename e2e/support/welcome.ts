import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './journey';
import { standsStill } from './visit';

const lights = ['light', 'dark'] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 844 },
] as const;

/** By day and by night, as wide as it is: nothing that a machine can find, and nothing beyond the edge. */
export async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme });
    await standsStill(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** The same on a phone and on a desk, without loading it again. */
export async function expectWelcomeEverywhere(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWelcome(page);
  }
}
