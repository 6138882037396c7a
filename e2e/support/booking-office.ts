import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { choose, lateDate } from './box-office';
import { enterAs } from './enter';
import { synchronised } from './visit';

export const overview = '/regie/reservations';

/** Opens a screen of the office as somebody who books for others. */
export async function openOffice(page: Page, path: string, as = 'resa@theatre.example'): Promise<void> {
  await enterAs(page, as, path);
  await synchronised(page);
}

/** The bookings of the last date of Le Dindon, or of one before it. */
export const dateOf = async (origin: string, before = 0) =>
  `${overview}/le-dindon/${await lateDate(origin, before)}`;
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens what may be done with a booking, from its row. */
export async function act(page: Page, who: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions sur la réservation d(e |’)${who}$`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Odile, who never called before. */
export function newCaller() {
  const name = `Kerbrat-${randomUUID().slice(0, 4)}`;
  return {
    name,
    whole: `Odile ${name}`,
    row: `${name} Odile`,
    email: `${name}@public.example`.toLowerCase(),
  };
}

/** Takes a call of Odile's for two seats. */
export async function takeCall(page: Page, { name, email }: ReturnType<typeof newCaller>): Promise<void> {
  await page.getByRole('button', { name: 'Réserver pour quelqu’un' }).click();
  const form = dialog(page, 'Réserver pour quelqu’un');
  await form.getByLabel('Prénom').fill('Odile');
  await form.getByLabel('Nom', { exact: true }).fill(name);
  await form.getByLabel('Adresse mail').fill(email);
  await choose(page, 2);
}
