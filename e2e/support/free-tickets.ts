import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { enterAs } from './enter';
import { expect, freshServer, test as base } from './journey';
import { synchronised } from './visit';

/** Journeys that leave tickets behind have an association of their own: the door's journeys generate what they find. */
export const test = base.extend({
  server: freshServer(),
});
export { expect };

export const OWN = '/bar/billetterie/places-gratuites';
export const OFFICE = '/regie/spectacle/le-dindon/places-gratuites';

/** Opens a screen as somebody of the demo. */
export async function openAs(page: Page, who: string, path: string, origin = ''): Promise<void> {
  await enterAs(page, `${who}@theatre.example`, path, origin);
  await synchronised(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Somebody of the office at a desk of their own. */
export async function atTheDesk(browser: Browser, origin: string, who: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, who, path, origin);
  return page;
}

/** Chooses one of a select's options by the words it begins with. */
export async function chooseOption(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Chooses a date of which others at the same hour may stand beside it. */
export async function chooseDate(page: Page, uuid: string): Promise<void> {
  // By the keyboard: it may lie where a name was pressed just before, and a second tap there does nothing. A dialog that
  // has just opened takes the focus first.
  await expect(page.locator('[role=dialog]:not(:focus-within)')).toHaveCount(0);
  await page.getByRole('button', { name: /Séance$/ }).press('Enter');
  await page.locator(`[role=option][data-key="${uuid}"]`).click();
}

/** So many seats, each under its name. */
export async function nameSeats(page: Page, names: readonly string[]): Promise<void> {
  const seats = page.getByRole('textbox', { name: 'Nombre de places' });
  await seats.fill(String(names.length));
  await seats.press('Tab');
  for (const [rank, name] of names.entries())
    await page.getByLabel(names.length === 1 ? 'Au nom de' : `Place ${rank + 1}, au nom de`).fill(name);
}

/** Does something to a ticket from the office's list. */
export async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions sur la place d(e |’)${name}$`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The words of a PDF, and the text of its QR code, as other programs than ours read them. */
export function readPaper(pdf: Uint8Array): { readonly words: string; readonly code: string } {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    writeFileSync(join(folder, 'ticket.pdf'), pdf);
    run('pdftoppm', '-r', '90', '-png', '-singlefile', 'ticket.pdf', 'page');
    return {
      words: run('pdftotext', '-layout', 'ticket.pdf', '-').replace(/[\u00a0\u202f]/g, ' '),
      code: run('zbarimg', '-q', '--raw', 'page.png').trim(),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
