import type { Locator } from 'playwright/test';
import { expect } from './journey';

/** Waits until the keyboard speaks to this dialog: what is pressed earlier, by nobody but a machine, goes to the page. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
