import { daysLater, formatWireDate } from '#common/base/paris-time';
import { dateOf, openOffice, rowOf } from './support/booking-office';
import { choose, dateWithOpenDoors, introduce, lateDate } from './support/box-office';
import { act, expect, field, openShow, test } from './support/show-desk';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test('what the association says of a place, of prices and of payment is told to who books, who may ask for something', async ({
  page,
  browser,
  server,
}) => {
  await openShow(page, 'le-dindon');
  await expect(field(page, 'Adresse')).toHaveValue('4 rue de la Halle, Vaubrun');
  await field(page, 'Stationnement').fill('devant la mairie');
  await field(page, 'Page de paiement').fill('helloasso.example/dindon');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Le spectacle est enregistré.')).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${server.origin}/reservations/reserver/${await lateDate(server.origin)}`);
  await synchronised(visitor);
  for (const known of [
    '4 rue de la Halle, Vaubrun',
    'Stationnement : devant la mairie',
    /^Accès\s: de plain-pied/,
    /Moins de 12 ans$/,
    'En espèces, par chèque ou par carte, à l’entrée.',
  ])
    await expect(visitor.getByRole('main').getByText(known)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'helloasso.example/dindon' })).toHaveAttribute(
    'href',
    'https://helloasso.example/dindon',
  );
  await expect(visitor.getByRole('link', { name: '05 36 49 12 84' })).toHaveAttribute(
    'href',
    'tel:0536491284',
  );
  await choose(visitor, 2);
  await expect(visitor.getByText(/^À régler sur place 24,00\s€$/)).toBeVisible();
  await expect(visitor.getByText('article L221-28, 12°')).toBeVisible();
  await introduce(visitor);
  await visitor.getByLabel('Une demande').fill('Un fauteuil roulant');
  await expectWelcomeEverywhere(visitor);
  await visitor.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
  await expect(visitor.getByText('Votre demande : Un fauteuil roulant')).toBeVisible();
  await expect(visitor.getByText('Stationnement : devant la mairie')).toBeVisible();
  await expectWelcomeEverywhere(visitor);
  await context.close();

  const office = await (await browser.newContext()).newPage();
  await openOffice(office, server.origin + (await dateOf(server.origin)));
  await office.getByRole('button', { name: /^Avec une demande/ }).click();
  await expect(rowOf(office, 'Marchetti Hélène')).toContainText('Un fauteuil roulant');
});

test('an evening that is near is called so, without scripts too', async ({ page, server }) => {
  const date = formatWireDate(daysLater(new Date(), 1));
  const uuid = await dateWithOpenDoors(server.origin, { date });
  await page.goto('/reservations');
  const evening = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${uuid}"]`) });
  await expect(evening.getByText('Demain')).toBeVisible();
  expect(await (await fetch(`${server.origin}/reservations`)).text()).toContain('Demain');
});
