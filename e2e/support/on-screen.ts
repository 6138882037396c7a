import type { Locator } from 'playwright/test';
import { must } from '#common/base/must';
import { expect } from './journey';

/** All of it is on the screen. */
export async function expectOnScreen(opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  const { x, y, width, height } = must(await opened.boundingBox(), 'its place');
  const screen = must(opened.page().viewportSize(), 'the screen');
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(screen.width);
  expect(y + height).toBeLessThanOrEqual(screen.height);
}
