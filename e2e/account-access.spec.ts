import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './support/journey';
import { logIn, standsStill, synchronised } from './support/visit';

const lights = ['light', 'dark'] as const;
const widths = [390, 1280] as const;

for (const colorScheme of lights)
  for (const width of widths)
    test.describe(`by ${colorScheme === 'light' ? 'day' : 'night'}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('the registration keeps no one out, with all its reproaches', async ({ page }) => {
        await page.goto('/utilisateur/inscription');
        await synchronised(page);
        await page.getByLabel('Adresse mail').fill('zelie@');
        await page.getByLabel('Mot de passe', { exact: true }).fill('Rideau');
        await page.getByLabel('Confirmation du mot de passe').fill('rideau');
        await page.getByRole('checkbox').focus();
        await page.getByRole('button', { name: 'Pas maintenant' }).focus();
        await expect(page.getByText(/^Vous devez lire et accepter/)).toBeVisible();
        await expectWelcome(page);
      });

      test('the forgotten password keeps no one out', async ({ page }) => {
        await page.goto('/utilisateur/mot-de-passe');
        await synchronised(page);
        await expectWelcome(page);
      });

      test('the profile keeps no one out, nor do its questions', async ({ page }) => {
        await page.goto('/breve');
        await logIn(page, 'membre@theatre.example');
        await page.goto('/utilisateur/profil');
        await synchronised(page);
        await expect(page.getByText('cet appareil')).toBeVisible();
        await expectWelcome(page);
        await page.getByRole('button', { name: /^Supprimer mon compte/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectWelcome(page);
      });
    });

test('the profile is gone through by keyboard alone', async ({ page }) => {
  await page.goto('/breve');
  await logIn(page, 'membre@theatre.example');
  await page.goto('/utilisateur/profil');
  await synchronised(page);
  const deletion = page.getByRole('button', { name: /^Supprimer mon compte/ });
  await deletion.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(deletion).toBeFocused();
});

/** Nothing that a machine can find, and nothing beyond the edge. */
async function expectWelcome(page: Page): Promise<void> {
  await standsStill(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
