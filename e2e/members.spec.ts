import { ApiClient } from './support/api-client';
import { enterAs } from './support/enter';
import { expect, freshServer, test as base } from './support/journey';
import { expectWelcomeEverywhere } from './support/welcome';

/** The member whose membership goes is the one that other journeys log in as. */
const test = base.extend({ server: freshServer() });

test('whoever looks after members finds them, and gives and takes membership alone', async ({
  page,
  server,
}) => {
  const admin = await ApiClient.logIn(server.origin, 'admin@theatre.example');
  await admin.giveRoles('Inès', ['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_MEMBRE']);
  await enterAs(page, 'visiteur@theatre.example', '/regie/utilisateur/liste');
  await expect(page.getByRole('heading', { level: 1, name: 'Membres' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions sur Lucien Bonnafous' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Changer les habilitations']);
  await page.getByRole('menuitem').click();
  const roles = page.getByRole('dialog', { name: 'Habilitations' });
  await expect(roles.getByRole('checkbox', { name: 'Rédaction' })).toBeDisabled();
  await roles.getByText('Membre', { exact: true }).click();
  await expect(roles).toContainText('Retire : Membre.');
  await roles.getByText('Ancien membre', { exact: true }).click();
  await roles.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Habilitations enregistrées : Lucien Bonnafous')).toBeVisible();
  await expectWelcomeEverywhere(page);
});
