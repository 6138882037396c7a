import type { Locator } from 'playwright/test';
import { expect } from './journey';

/** Waits until this dialog has the focus: keys pressed earlier, as only a test does, go to the page. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
