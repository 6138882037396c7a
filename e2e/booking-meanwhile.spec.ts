import { formatWireDate } from '#common/base/paris-time';
import { ApiClient } from './support/api-client';
import { choose, introduce, lateDate, ownDate } from './support/box-office';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const inDays = (days: number) => formatWireDate(new Date(Date.now() + days * 86_400_000));

test('what changes of a date while its form is filled in is said there, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 20);
  const secretary = await ApiClient.logIn(server.origin, 'secretaire@theatre.example');
  const change = (fields: object) =>
    secretary.shows.change('le-dindon', ({ dates }) => ({
      dates: dates.map((each) => (each.uuid === date ? { ...each, ...fields } : each)),
    }));
  const name = page.getByLabel('Nom', { exact: true });
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
  await choose(page, 2);
  await introduce(page);

  await secretary.shows.raisePrices('le-dindon');
  await expect(page.getByText('Les tarifs viennent de changer')).toBeVisible();
  await change({ date: inDays(6) });
  await expect(page.getByText('Cette séance a changé de date')).toBeVisible();
  await expectWelcomeEverywhere(page);

  await change({ closingDate: inDays(-0.5) });
  await expect(page.getByText('Les réservations de cette séance viennent de fermer.')).toBeVisible();
  await expect(page.getByText('à prendre à l’entrée')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réserver 2 places' })).toHaveCount(0);
  await expect(name).toHaveValue('Marchetti');
  await expectWelcomeEverywhere(page);

  // The first of the others may be full.
  const another = page.locator(`a[href$="${await lateDate(server.origin)}"]`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Réserver pour le / })
    .and(another)
    .click();
  await expect(page.getByRole('button', { name: 'Réserver', exact: true })).toBeVisible();
  await expect(name).toHaveValue('Marchetti');
});
