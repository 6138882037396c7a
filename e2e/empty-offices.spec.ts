import { openFirstAccount, secretIn } from './support/first-account';
import { expect, freshServer, test as base } from './support/journey';
import { newcomer } from './support/newcomer';
import type { SiteServer } from './support/site-server';
import { synchronised } from './support/visit';
import { expectWelcome } from './support/welcome';

const test = base.extend<object, { readonly empty: SiteServer }>({ empty: freshServer({ DEMO: '0' }) });

/** Every list and desk, and what says there that there is nothing yet. */
const screens: readonly (readonly [string, string | RegExp])[] = [
  ['/coulisses/breve', 'Aucune brève'],
  ['/coulisses/piece', 'Aucune pièce'],
  ['/coulisses/image', 'Aucune image'],
  ['/bar/billetterie', 'Aucune séance à l’affiche'],
  ['/bar/billetterie/scan', 'Aucune séance à ouvrir'],
  ['/bar/billetterie/telephones', 'Aucun téléphone n’est en service'],
  ['/bar/billetterie/bilan', 'Aucune séance n’a encore commencé'],
  ['/bar/billetterie/places-gratuites', /Aucune place|Rien à venir/],
  ['/regie/utilisateur', 'Zélie'],
  ['/regie/utilisateur/liste', 'Zélie'],
  ['/regie/utilisateur/demandes-habilitation', 'Personne n’attend'],
  ['/regie/application', 'Premiers pas'],
  ['/regie/application/journal', /Rien n’est écrit ici|Zélie/],
  ['/regie/application/texte', 'Conditions générales d’utilisation'],
  ['/regie/application/evenements', 'Aucun évènement'],
  ['/regie/application/spectacle', 'Aucun spectacle à l’affiche'],
  ['/regie/application/spectacle/categories', 'Aucune catégorie'],
  ['/regie/application/partenaire', 'Aucun partenaire'],
  ['/regie/reservations', 'Aucune séance à venir'],
  ['/regie/spectacle', 'Aucun spectacle'],
];

test('every desk of an association that has nothing yet says so, with a way to begin', async ({
  page,
  empty,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${empty.origin}/premiers-pas`);
  await openFirstAccount(page, secretIn(empty), newcomer('Zélie'));
  for (const [path, words] of screens)
    await test.step(path, async () => {
      await page.goto(`${empty.origin}${path}`);
      if (path !== '/bar/billetterie/scan') await synchronised(page);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.locator('[role=alert]:visible, [aria-busy=true]:visible')).toHaveCount(0);
      await expectWelcome(page);
    });
});
