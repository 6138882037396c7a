import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { act, expect, field, openDesk, test } from './support/show-desk';
import { deskStored, goOffline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const ADMIN = 'admin@theatre.example';
const JOURNAL = '/regie/application/journal';
const FORM = '/regie/application/partenaire/gerer/boulangerie-lefevre';
const BAKERY = 'Boulangerie Lefèvre';

const entries = (page: Page) => page.getByRole('list', { name: 'Journal', exact: true }).locator('> li');
const openJournal = async (page: Page) => {
  await page.goto('/regie/application');
  await page.getByRole('main').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
};

test('who hides a partner finds it in the journal, with what was before and after, and by search', async ({
  page,
}) => {
  await openDesk(page, FORM, ADMIN);
  await synchronised(page);
  await expect(field(page, 'Nom')).toHaveValue(BAKERY);
  await page.getByText(/^Visible sur la page/).click();
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await synchronised(page);
  await page.goto(FORM);
  await expect(field(page, 'Nom')).toHaveValue(BAKERY);
  await field(page, 'Présentation').fill('Offre le pain des répétitions.');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await synchronised(page);

  await openJournal(page);
  const hiding = entries(page).filter({ hasText: `a masqué le partenaire «\u00a0${BAKERY}\u00a0»` });
  await expect(hiding).toHaveCount(1);
  await hiding.locator('summary').click();
  await expect(hiding).toContainText('Affichage');
  await expect(hiding).toContainText(/Avant\s*Visible/);
  await expect(hiding).toContainText(/Après\s*Masqué/);
  await expectWelcomeEverywhere(page);

  const search = page.getByRole('searchbox', { name: 'Chercher dans le journal' });
  await search.fill('repetitions');
  await expect(page).toHaveURL(/mots=repetitions/);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(`a modifié le partenaire «\u00a0${BAKERY}\u00a0»`);
  await page.reload();
  await expect(search).toHaveValue('repetitions');
  await expect(entries(page)).toHaveCount(1);

  await search.fill('personne ne dit cela');
  await expect(page.getByRole('heading', { name: 'Rien de tel dans le journal' })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await act(page, 'Voir tout le journal');
  await expect(hiding).toHaveCount(1);
});

test('the journal is for administrators alone', async ({ page }) => {
  await enterAs(page, 'secretaire@theatre.example', JOURNAL);
  await expect(page.getByRole('heading', { name: 'Droits insuffisants' })).toBeVisible();
});

test('without a network the journal says that it needs one', { tag: '@offline' }, async ({ page }) => {
  await openDesk(page, '/regie/application', ADMIN);
  await synchronised(page);
  await deskStored(page);
  await goOffline(page);
  await page.getByRole('main').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible();
  await expect(page.getByText(/ne se lit qu’avec le réseau/)).toBeVisible();
});
