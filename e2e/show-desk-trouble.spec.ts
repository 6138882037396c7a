import { ApiClient } from './support/api-client';
import { SHOWS, act, expect, field, openDesk, openShow, test, typeShow } from './support/show-desk';
import { goOffline, goOnline, synchronised } from './support/visit';

const ADMIN = 'admin@theatre.example';
const CATEGORIES = '/regie/application/spectacle/categories';

test('a tariff that was removed while its price was typed is taken out of the form', async ({
  page,
  server,
}) => {
  const admin = await ApiClient.logIn(server.origin, ADMIN);
  const slug = await admin.shows.addCategory('Scolaires');
  await openShow(page);
  await synchronised(page);
  await typeShow(page, 'Matinée des écoles', 50);
  await field(page, 'Scolaires').fill('4');
  await page.keyboard.press('Tab');
  await admin.shows.removeCategory(slug);
  await expect(page.getByText('Cette catégorie a été supprimée.')).toBeVisible();
  await act(page, 'Publier');
  await expect(page.getByText('Catégorie de tarif inconnue')).toBeVisible();
  await act(page, 'Retirer : Scolaires');
  await expect(field(page, 'Scolaires')).toHaveCount(0);
  await expect(field(page, 'Plein tarif')).toBeFocused();
  await act(page, 'Publier');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

test('a category whose answer was lost is in the list, and one that is gone already is removed', async ({
  page,
  server,
}) => {
  await openDesk(page, CATEGORIES, ADMIN);
  await synchronised(page);
  const rows = page.getByRole('region', { name: 'Catégories' }).getByRole('listitem');
  await expect(rows.first()).toHaveText('Plein tarif');
  await page.context().route('**/api/price-categories', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await field(page, 'Nouvelle catégorie').fill('Jumelage');
  await act(page, 'Ajouter');
  await expect(rows.filter({ hasText: 'Jumelage' })).toHaveCount(1);
  await expect(field(page, 'Nouvelle catégorie')).toHaveValue('Jumelage');

  await act(page, 'Supprimer Jumelage');
  const admin = await ApiClient.logIn(server.origin, ADMIN);
  await admin.shows.removeCategory('jumelage');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Jumelage' })).toHaveCount(0);
});

test('a switch that crossed somebody’s save is found in the form, and can be given up there', async ({
  page,
  browser,
  server,
}) => {
  await openDesk(page, '/regie/application/spectacle', ADMIN);
  await synchronised(page);
  await goOffline(page);
  const bookings = page.getByRole('switch', { name: /Réservations.*Dindon/ });
  await bookings.press('Space');
  await expect(bookings).not.toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await openShow(other, 'le-dindon', undefined, server.origin);
  await synchronised(other);
  const words = `Par la halle, ${Date.now()}.`;
  await field(other, 'Comment y venir').fill(words);
  await act(other, 'Enregistrer');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Tout est enregistré')).toBeVisible();

  await goOnline(page);
  await page.goto(`${SHOWS}/gerer/le-dindon`);
  await expect(page.getByText(/Les deux sont réunis ici/)).toBeVisible();
  await expect(field(page, 'Comment y venir')).toHaveValue(words);
  const inForm = page.getByRole('switch', { name: 'Les places se réservent sur le site' });
  await expect(inForm).not.toBeChecked();
  await act(page, 'Abandonner…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText(/Les deux sont réunis ici/)).toHaveCount(0);
  await expect(inForm).toBeChecked();
});

test('a deletion that is refused is told by the form, and given up there', async ({ page }) => {
  await openDesk(page, SHOWS);
  await synchronised(page);
  await act(page, 'Supprimer Le Dindon');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('button', { name: 'À traiter' })).toBeVisible();
  await page.getByRole('link', { name: 'Le Dindon', exact: true }).click();
  await expect(page.getByText(/elle ne peut pas être retirée/)).toBeVisible();
  await act(page, 'Abandonner…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText(/elle ne peut pas être retirée/)).toHaveCount(0);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});
