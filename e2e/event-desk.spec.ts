import type { Show } from '#common/contract/agenda/show';
import { ApiClient } from './support/api-client';
import { act, expect, field, openDesk, test, typedDay } from './support/show-desk';
import { deskStored, goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const EVENTS = '/regie/application/evenements';
const ADMIN = 'admin@theatre.example';

test(
  'an event that is written without a network is in the agenda once it is back',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    await openDesk(page, EVENTS, ADMIN);
    await synchronised(page);
    await deskStored(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Ajouter un évènement' }).click();
    await act(page, 'Ajouter une date');
    await act(page, 'Publier');
    for (const words of ['Le titre est obligatoire', 'La date est obligatoire', 'Le lieu est obligatoire'])
      await expect.poll(() => page.getByText(words, { exact: true }).count()).toBeGreaterThanOrEqual(2);

    await field(page, 'Titre').fill('Vide-grenier des costumes');
    await field(page, 'Date 1, jour').fill(typedDay(1));
    await field(page, 'Date 1, heure').fill('9h');
    await field(page, 'Lieu').fill('La halle');
    await field(page, 'Comment y venir').fill('Parking gratuit derrière la halle.');
    await act(page, 'Publier');
    await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${server.origin}/breve`);
    await synchronised(visitor);
    await shellStored(visitor);
    await goOffline(visitor);
    await visitor.getByRole('link', { name: 'Vide-grenier des costumes' }).click();
    await expect(visitor).toHaveURL(/\/evenements\/vide-grenier-des-costumes$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Vide-grenier des costumes');
    await expect(visitor.getByText('Parking gratuit derrière la halle.')).toBeVisible();
    await expectWelcomeEverywhere(visitor);
    await goOnline(visitor);
    const plain = await fetch(visitor.url());
    expect([plain.status, (await plain.text()).includes('Parking gratuit')]).toEqual([200, true]);
    expect((await fetch(`${server.origin}/evenements/jamais-eu-lieu`)).status).toBe(404);

    await page.goto(EVENTS);
    await act(page, 'Supprimer Vide-grenier des costumes');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('link', { name: 'Vide-grenier des costumes' })).toHaveCount(0);
  },
);

test('a show becomes an event of its title, its place and its dates', async ({ page, server }) => {
  const shown = await fetch(`${server.origin}/api/shows/le-dindon`);
  const { dates } = (await shown.json()) as Pick<Show, 'dates'>;
  await openDesk(page, '/regie/spectacle/gerer/le-dindon', ADMIN);
  await synchronised(page);
  await act(page, 'En faire un évènement');
  await expect(page.getByRole('heading', { name: 'Ajouter un évènement' })).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('Le Dindon');
  await expect(field(page, 'Lieu')).toHaveValue('Salle des fêtes, Vaubrun');
  await expect(field(page, `Date ${dates.length}, heure`)).toHaveValue('20:30');
  await expect(field(page, `Date ${dates.length + 1}, heure`)).toHaveCount(0);
  await act(page, 'Publier');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

test('the administration closes a show’s bookings and opens them again, from its settings', async ({
  page,
  server,
}) => {
  const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
  await secretary.shows.bookOnly('le-dindon');
  await openDesk(page, '/regie/application', ADMIN);
  await synchronised(page);
  await page.getByRole('link', { name: 'Réglages des spectacles' }).click();
  const part = page
    .getByRole('navigation', { name: 'Menu des coulisses' })
    .getByRole('link', { name: 'Site' });
  await expect(part).toHaveAttribute('aria-current', 'true');
  const bookings = page.getByRole('switch', { name: 'Réservations : Le Dindon' });
  const turn = page
    .getByRole('listitem')
    .filter({ hasText: 'Le Dindon' })
    .getByText(/^Réservations/);
  await expect(bookings).toBeChecked();
  await expect(page.getByText('de ceux qui se réservent, c’est le prochain')).toBeVisible();
  await turn.click();
  await expect(bookings).not.toBeChecked();
  await expect(page.getByText('rien ne se réserve en ce moment')).toBeVisible();
  // It appears a moment later than the rest, and is pale while it fades in.
  await expect(page.getByText(/^Réservations fermées\s: Le Dindon$/)).toBeVisible();
  await expectWelcomeEverywhere(page);
  await turn.click();
  await expect(bookings).toBeChecked();
  await synchronised(page);
  await page.goto('/regie/application');
  await expectWelcomeEverywhere(page);
});

test('list and form are welcoming, large and small, by day and by night', async ({ page }) => {
  await openDesk(page, EVENTS, ADMIN);
  await expect(page.getByRole('link', { name: 'Assemblée générale', exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('link', { name: 'Assemblée générale', exact: true }).click();
  await expect(field(page, 'Date 1, jour')).toBeVisible();
  await expectWelcomeEverywhere(page);
});
