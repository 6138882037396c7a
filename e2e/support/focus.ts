import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

/** Waits until this dialog has the focus: keys pressed earlier, as only a test does, go to the page. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses a key until it has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 80 && !(await isFocused()); count += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}
