import type { Page } from 'playwright/test';
import { daysLater } from '#common/base/paris-time';
import { enterAs } from './enter';
import { test as base, expect, freshServer } from './journey';

/** Journeys that change the shows have an association of their own. */
export const test = base.extend({
  server: freshServer(),
});
export { expect };

const SECRETARY = 'secretaire@theatre.example';
export const SHOWS = '/regie/spectacle';

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Opens a screen of the régie as somebody of the demo. */
export async function openDesk(page: Page, path: string, as = SECRETARY, origin = ''): Promise<void> {
  await enterAs(page, as, path, origin);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Opens the form of a show, or of a new one, once it can be typed in. */
export async function openShow(page: Page, slug = '', as = SECRETARY, origin = ''): Promise<void> {
  await openDesk(page, `${SHOWS}/gerer${slug && `/${slug}`}`, as, origin);
  await expect(field(page, 'Titre')).toBeVisible();
}

/** The date so many days from now, as people type it. */
export function typedDay(daysFromNow: number): string {
  const day = daysLater(new Date(), daysFromNow);
  return new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(day);
}

/** Fills in what every show needs. */
export async function typeShow(page: Page, title: string, daysFromNow: number): Promise<void> {
  await field(page, 'Titre').fill(title);
  await field(page, 'Lieu').fill('Salle des fêtes, Vaubrun');
  await act(page, 'Ajouter une séance');
  await field(page, 'Séance 1, jour').fill(typedDay(daysFromNow));
  await field(page, 'Séance 1, heure').fill('20h30');
}
