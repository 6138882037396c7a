import type { Page } from 'playwright/test';
import { enterAs } from './enter';
import { expect } from './journey';

const EDITOR = 'contenu@theatre.example';
const newSheet = '/coulisses/piece/rediger-fiche';

/** Opens the form of a play, or of a new one, as an editor. */
export async function openSheet(page: Page, slug?: string, as = EDITOR, origin = ''): Promise<void> {
  await enterAs(page, as, `${newSheet}${slug === undefined ? '' : `/${slug}`}`, origin);
  await expect(title(page)).toBeVisible();
}

export const title = (page: Page) => page.getByRole('textbox', { name: 'Titre' });
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

export async function addCharacter(page: Page, name: string, actor: string): Promise<void> {
  await act(page, 'Ajouter un personnage');
  await expect(field(page, 'Nom du personnage')).toBeFocused();
  await page.keyboard.type(name);
  await field(page, 'Joué par').fill(actor);
}

/** Adds somebody whom the library knows. */
export async function addAuthor(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: /auteur/i }).click();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: words, exact: true }).click();
}

/** Takes the drawn poster, and waits until it is the preview image. */
export async function takePoster(page: Page): Promise<void> {
  await act(page, 'Prendre l’affiche dessinée par le site');
  await expect(page.getByText(/^Affiche dessinée, /)).toBeVisible();
}
