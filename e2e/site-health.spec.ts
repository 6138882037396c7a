import type { Page } from 'playwright/test';
import { letMailsBeLate } from '../tests/support/late-mails';
import { openDesk } from './support/show-desk';
import { expect, freshServer, test as base } from './support/journey';
import { register } from './support/people-desk';
import { deskStored, goOffline, goOnline, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** Its mail server does not answer: nothing listens on that port. */
const test = base.extend({
  server: freshServer({ SMTP_URL: 'smtp://127.0.0.1:1/?from=bonjour@theatre.example' }),
});

const SITE = '/regie/application';
const ADMIN = 'admin@theatre.example';

const health = (page: Page) => page.getByRole('region', { name: 'Santé du site' });
const point = (page: Page, name: string) =>
  health(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const refresh = (page: Page) => health(page).getByRole('button', { name: 'Actualiser' }).click();

test('an administrator sees how the site is, a mail that is stuck, and what to do', async ({
  page,
  server,
}) => {
  await openDesk(page, SITE, ADMIN);
  await expect(point(page, 'Sauvegardes')).toContainText('Aucune sauvegarde n’a été faite');
  await expect(point(page, 'Sauvegardes')).toContainText('À réparer');
  await expect(point(page, 'Sauvegardes')).toContainText('prévenez la personne qui tient le serveur');
  await health(page)
    .getByText(/^Ce qui va bien/)
    .click();
  await expect(point(page, 'Base de données')).toContainText('Elle répond');
  await expect(point(page, 'Programme')).toContainText('Version');
  await expect(point(page, 'Téléphones de la porte')).toBeVisible();

  await register(server.origin, { firstname: 'Zélie', name: 'Chaumont', email: 'zelie@public.example' });
  await letMailsBeLate(server.dataDir);
  await refresh(page);
  await expect(point(page, 'Mails')).toContainText('le service d’envoi ne répond pas');
  await expect(point(page, 'Mails')).toContainText('À réparer');
  await expect(health(page)).not.toContainText('zelie@public.example');

  const main = page.getByRole('main');
  for (const name of ['Évènements', 'Réglages des spectacles', 'Catégories de prix', 'Textes', 'Partenaires'])
    await expect(main.getByRole('link', { name })).toBeVisible();
});

test(
  'without a network nothing is told as if it were so, and it comes back with it',
  { tag: '@offline' },
  async ({ page }) => {
    await openDesk(page, SITE, ADMIN);
    await expect(point(page, 'Sauvegardes')).toBeVisible();
    await synchronised(page);
    await deskStored(page);
    await goOffline(page);
    await expect(health(page)).toContainText('il y faut le réseau');
    await expect(health(page).getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await goOffline(page);
    await expect(health(page)).toContainText('il y faut le réseau');
    await expect(page.getByRole('main').getByRole('link', { name: 'Partenaires' })).toBeVisible();
    await goOnline(page);
    await expect(point(page, 'Sauvegardes')).toBeVisible();
  },
);

test('the overview is welcoming, large and small, by day and by night', async ({ page }) => {
  await openDesk(page, SITE, ADMIN);
  await expect(point(page, 'Sauvegardes')).toBeVisible();
  await expectWelcomeEverywhere(page);
  await health(page)
    .getByText(/^Ce qui va bien/)
    .click();
  await expect(point(page, 'Programme')).toBeVisible();
  await expectWelcomeEverywhere(page);
});
