import type { Page } from 'playwright/test';
import { expect } from './journey';
import type { Newcomer } from './newcomer';
import { act, field } from './show-desk';
import type { SiteServer } from './site-server';

/** The secret of the last start, as an operator reads it. */
export function secretIn({ printed }: SiteServer): string {
  const lines = printed.split('\n').filter((line) => line.includes('"no administrator yet"'));
  return JSON.parse(lines.at(-1) ?? '{}').secret;
}

/** Opens the first account of a site, with the code that its start printed. */
export async function openFirstAccount(page: Page, secret: string, person: Newcomer): Promise<void> {
  await field(page, 'Code de mise en service').fill(secret);
  await field(page, 'Prénom').fill(person.firstname);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(person.name);
  await field(page, 'Adresse mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(person.password);
  await act(page, 'Ouvrir le compte');
  await expect(page.getByText('Votre compte est ouvert, et vous êtes connecté.')).toBeVisible();
}
