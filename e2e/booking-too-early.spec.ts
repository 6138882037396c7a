import { choose, lateDate } from './support/box-office';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test('pressed too early, the button marks what is missing and goes there, one thing after the other', async ({
  page,
  server,
}) => {
  await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
  await synchronised(page);
  const book = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
  await book('Réserver');
  const seats = page.getByRole('textbox', { name: 'Plein tarif' });
  await expect(seats).toBeFocused();
  await expect(page.getByText('Choisissez au moins une place')).toBeVisible();
  for (const fault of [
    'Le prénom est obligatoire',
    'Le nom est obligatoire',
    'L’adresse mail est obligatoire',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await expectWelcomeEverywhere(page);
  await seats.fill('2,5');
  await book('Réserver');
  await expect(page.getByText('Un nombre entier s’écrit sans virgule ni point')).toBeVisible();
  await expect(seats).toBeFocused();
  await choose(page, 2);
  await book('Réserver 2 places');
  await expect(page.getByLabel('Prénom', { exact: true })).toBeFocused();
  await page.getByLabel('Prénom', { exact: true }).fill('Hélène');
  await page.getByLabel('Nom', { exact: true }).fill('Marchetti');
  await page.getByLabel('Adresse mail', { exact: true }).fill('helene@public.example');
  await book('Réserver 2 places');
  await expect(page.getByRole('checkbox', { name: /Conditions Générales/ })).toBeFocused();
  await page.keyboard.press('Space');
  await book('Réserver 2 places');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
});
