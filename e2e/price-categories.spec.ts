import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { deskStored, goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const path = '/regie/application/spectacle/categories';
const rows = (page: Page) => page.getByRole('region', { name: 'Catégories' }).getByRole('listitem');
const REDUCED = 'Tarif réduit Étudiants et demandeurs d’emploi, sur justificatif';
const CHILD = 'Enfant Moins de 12 ans';
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function administer(page: Page): Promise<void> {
  await enterAs(page, 'admin@theatre.example', path);
  await expect(rows(page)).toHaveText(['Plein tarif', REDUCED, CHILD]);
}

test('a category is added, moved by keyboard, renamed, and removed while nothing uses it', async ({
  page,
}) => {
  await administer(page);
  await expectWelcomeEverywhere(page);

  await page.getByLabel('Nouvelle catégorie').fill('enfant');
  await act(page, 'Ajouter').click();
  await expect(page.getByText('Une autre catégorie a déjà ce nom')).toBeVisible();
  await page.getByLabel('Nouvelle catégorie').fill('Adhérents');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['Plein tarif', REDUCED, CHILD, 'Adhérents']);
  await expect(page.getByLabel('Nouvelle catégorie')).toHaveValue('');

  await act(page, 'Monter Adhérents').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['Plein tarif', REDUCED, 'Adhérents', CHILD]);
  await expect(act(page, 'Monter Adhérents')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(['Plein tarif', 'Adhérents', REDUCED, CHILD]);

  await act(page, 'Modifier Adhérents').click();
  const dialog = page.getByRole('dialog', { name: 'Modifier la catégorie' });
  await dialog.getByLabel('Nom').fill('Amis du théâtre');
  await dialog.getByLabel('Qui y a droit').fill('Carte de l’année');
  await expectWelcomeEverywhere(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rows(page)).toHaveText(['Plein tarif', 'Amis du théâtre Carte de l’année', REDUCED, CHILD]);

  await act(page, 'Supprimer Plein tarif').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(question.getByRole('alert')).toContainText('La catégorie « Plein tarif » sert encore');
  await question.getByRole('button', { name: 'Garder' }).click();

  await act(page, 'Supprimer Amis du théâtre').click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows(page)).toHaveText(['Plein tarif', REDUCED, CHILD]);
});

test(
  'without a network the list is read, and says that it is not changed',
  { tag: '@offline' },
  async ({ page }) => {
    await administer(page);
    await synchronised(page);
    await deskStored(page);
    await page.getByLabel('Nouvelle catégorie').fill('Scolaires');
    await goOffline(page);
    await expect(page.getByText('Une catégorie ne s’ajoute qu’avec le réseau.')).toBeVisible();
    await expect(act(page, 'Ajouter')).toBeDisabled();
    await act(page, 'Descendre Plein tarif').click();
    await expect(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
    await goOnline(page);
    await expect(page.getByLabel('Nouvelle catégorie')).toHaveValue('Scolaires');
    await expect(act(page, 'Ajouter')).toBeEnabled();
    await expect(rows(page)).toHaveText(['Plein tarif', REDUCED, CHILD]);
  },
);
