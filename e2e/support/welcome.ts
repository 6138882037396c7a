import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './journey';
import { standsStill } from './visit';

/** Its half megabyte: the package itself loads the readable source, which is twice as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the theme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 844 },
] as const;

/** In both themes, at the current width: no accessibility fault that a tool can find, and nothing beyond the edge. */
export async function expectWelcome(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await expectNoViolation(page, 'light', {});
  await expectNoViolation(page, 'dark', { runOnly: { type: 'rule', values: colourRules } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectNoViolation(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: RunOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await standsStill(page);
  // Each document reads it once, not before each of its runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Skips the list of passed rules, and frames and media of other sites, which no screen has.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false, preload: false };
  expect(await page.evaluate(violations, options)).toEqual([]);
}

/** In the page: one line each, since only the first few lines of a failure are shown. */
async function violations(options: RunOptions): Promise<readonly string[]> {
  const { axe: read } = window as unknown as { readonly axe: typeof axe };
  const found = await read.run(document, options);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same on a phone and on a desk, without loading it again. */
export async function expectWelcomeEverywhere(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWelcome(page);
  }
}
