import { expect, test } from './support/journey';
import { synchronised } from './support/visit';

test('the terms are asked about once a month, and accepted once for the form too', async ({ page }) => {
  const bar = page.getByRole('region', { name: /^Conditions/ });
  await page.goto('/utilisateur/inscription');
  await bar.getByRole('button', { name: 'Ok' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.evaluate(() => localStorage.removeItem('acceptedTermsVersion'));
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await bar.getByRole('button', { name: 'Pas maintenant' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await synchronised(page);
  await expect(bar).toHaveCount(0);
});
