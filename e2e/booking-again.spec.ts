import type { Page } from 'playwright/test';
import { choose, introduce, ownDate } from './support/box-office';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function book(page: Page, seats: number): Promise<void> {
  await choose(page, seats);
  await introduce(page);
  await page.getByRole('button', { name: `Réserver ${seats} places` }).click();
}

test('going back after a booking leads to it and not to an empty form; a second one is asked about', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 20);
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
  await book(page, 2);
  await expect(heading(page)).toHaveText('C’est réservé.');
  await page.goBack();
  await expect(heading(page)).toHaveText('Vous avez déjà fait cette réservation.');
  await expect(page.getByRole('main').getByText('Réservée', { exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.reload();
  await page.getByRole('link', { name: 'Voir ma réservation' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');

  await page.goto(`/reservations/reserver/${date}`);
  await book(page, 3);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Vous avez déjà réservé 2 places');
  await expectWelcomeEverywhere(page);
  await question.getByRole('button', { name: 'Non' }).click();
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('3');
  await page.getByRole('button', { name: 'Réserver 3 places' }).click();
  await question.getByRole('button', { name: 'Réserver encore' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
  await expect(page.getByText('Plein tarif × 3')).toBeVisible();
});
