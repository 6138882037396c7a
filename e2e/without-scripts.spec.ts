import { lateDate } from './support/box-office';
import { expect, test } from './support/journey';
import { demoArticle } from './support/news-desk';

test.use({ javaScriptEnabled: false });

test('who reads without scripts sees nothing to press that would do nothing', async ({ page, server }) => {
  const { slug } = await demoArticle(server.origin);
  for (const path of [
    '/breve',
    `/breve/lire/${slug}`,
    '/breve/archives',
    '/bibliotheque/le-dindon',
    '/spectacle-du-moment',
    '/reservations',
    '/a-propos-de-nous/contacts',
    '/utilisateur/inscription',
  ]) {
    await page.goto(path);
    await expect(page.locator('button, input, textarea').filter({ visible: true })).toHaveCount(0);
  }
});

test('a page is shared by its own address', async ({ page, server }) => {
  const { slug } = await demoArticle(server.origin);
  await page.goto(`/breve/lire/${slug}`);
  const share = page.getByRole('link', { name: /^Partager sur Facebook/ });
  await expect(share).toHaveAttribute(
    'href',
    new RegExp(`u=http.*${encodeURIComponent(`/breve/lire/${slug}`)}$`),
  );
});

test('where nobody can book, the page says whom to call, and where one comes', async ({ page, server }) => {
  await page.goto(`/reservations/reserver/${await lateDate(server.origin)}`);
  await expect(page.getByRole('link', { name: '05 36 49 12 84' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('listitem')).toContainText('Derrière l’église');
  await expect(page.getByRole('listitem')).not.toContainText('.,');
  await expect(page.getByRole('paragraph').first()).toContainText('4 rue de la Halle, Vaubrun');
});

test('a page whose address is a secret has its title, and says what can be read', async ({ page }) => {
  await page.goto('/reservations/ma-reservation/0190a000-0000-7000-8000-00000000ffff');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ma réservation');
  await expect(page.getByRole('link', { name: 'Spectacle du moment' })).toBeVisible();
});
