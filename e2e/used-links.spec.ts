import { expect, test } from './support/journey';
import { expectWelcome } from './support/welcome';

test('a link that no account knows leads home, and says there what to do next', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Ce lien ne sert plus' });
  for (const place of ['activation', 'mot-de-passe']) {
    await page.goto(`/utilisateur/${place}/jamais-vu`);
    await expect(page.getByText('Aucun compte trouvé. Vérifiez votre jeton.')).toBeVisible();
    await expect(page).toHaveURL(/\/breve$/);
    await expect(dialog).toBeVisible();
    await expectWelcome(page);
  }
  await dialog.getByRole('link', { name: 'Recevoir un autre lien' }).click();
  await expect(page).toHaveURL(/\/utilisateur\/mot-de-passe$/);
  await expect(dialog).toHaveCount(0);
  await page.goto('/utilisateur/activation/jamais-vu');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
});

test('an address that was typed goes along to the forgotten password, and back', async ({ page }) => {
  await page.goto('/breve');
  const login = page.getByRole('button', { name: "S'identifier" }).first();
  const dialog = page.getByRole('dialog', { name: 'Se connecter' });
  await login.click();
  await dialog.getByLabel('Adresse mail').fill('membre@theatre.example');
  await dialog.getByRole('link', { name: 'Mot de passe oublié' }).click();
  const address = page.getByRole('main').getByLabel('Adresse mail');
  await expect(address).toHaveValue('membre@theatre.example');
  await address.fill('colette@theatre.example');
  await login.click();
  await expect(dialog.getByLabel('Adresse mail')).toHaveValue('colette@theatre.example');
});
