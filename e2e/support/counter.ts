import type { Locator, Page } from 'playwright/test';
import { enterAs } from './enter';
import { expect } from './journey';
import { synchronised } from './visit';

/** Opens the counter of a date, once this device holds all of it. */
export async function openCounter(page: Page, dateUuid: string): Promise<void> {
  await enterAs(page, 'billetterie@theatre.example', `/bar/billetterie?seance=${dateUuid}`);
  await synchronised(page);
  await expect(till(page)).toBeVisible();
  // The date came with its tariffs, and the mirror says how many seats are left.
  await expect(till(page).getByText(/à vendre|Complet/)).toBeVisible();
}

export const till = (page: Page): Locator => page.getByRole('form', { name: 'Vendre' });

export const lastSale = (page: Page): Locator => page.getByRole('region', { name: 'Dernière vente' });

/** Chooses seats with the plus of their tariffs. */
export async function chooseSeats(page: Page, seats: Readonly<Record<string, number>>): Promise<void> {
  for (const [tariff, count] of Object.entries(seats)) {
    const plus = till(page).getByRole('button', { name: `Augmenter ${tariff}` });
    for (let chosen = 1; chosen <= count; chosen += 1) {
      await plus.click();
      await expect(till(page).getByRole('textbox', { name: tariff })).toHaveValue(String(chosen));
    }
  }
}

/** Sells seats, and waits until the sale is kept on this device. */
export async function sellSeats(
  page: Page,
  seats: Readonly<Record<string, number>>,
  means: 'Espèces' | 'Chèque' | 'Carte' = 'Espèces',
): Promise<void> {
  await chooseSeats(page, seats);
  await till(page).getByRole('button', { name: means }).click();
  await till(page)
    .getByRole('button', { name: /^Encaisser/ })
    .click();
  await expect(lastSale(page)).toBeVisible();
  await expect(till(page).getByRole('button', { name: /^Encaisser/ })).toBeHidden();
}

/** The row of a sale in the list. */
export const saleRow = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Les ventes' }).getByRole('listitem').filter({ hasText: words });

/** Opens the part of the counter with this name, where they stand one behind the other. */
export const openPart = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('tab', { name }).click();

/** A table of the statement, as its rows read. */
export async function statementRows(page: Page, caption: RegExp): Promise<readonly string[]> {
  const table = page.getByRole('dialog').getByRole('table', { name: caption });
  const rows = await table.locator('tbody tr, tfoot tr').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' '));
}
