import { expect, freshServer, test as base } from './support/journey';
import type { SiteServer } from './support/site-server';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** An association without any content yet. */
const test = base.extend<object, { readonly empty: SiteServer }>({
  empty: freshServer({ DEMO: '0' }),
});

const screens = [
  ['/breve', 'Aucune brève pour le moment'],
  ['/breve/archives', 'Aucune brève pour le moment'],
  ['/bibliotheque', 'Aucune pièce pour le moment'],
  ['/images/galerie', 'Aucune photo pour le moment'],
  ['/spectacle-du-moment', 'Relâche'],
  ['/reservations', 'Rien à réserver en ce moment'],
  ['/a-propos-de-nous/saisons', 'Aucune saison pour le moment'],
  ['/a-propos-de-nous/hors-ligne', 'Il n’y a pas encore de photo à garder'],
  ['/a-propos-de-nous/notre-histoire', 'Cette page reste à écrire'],
  ['/a-propos-de-nous/nos-partenaires', 'Pas encore de partenaire'],
  ['/recherche?q=dindon', 'Rien trouvé pour « dindon »'],
] as const;

for (const [path, title] of screens)
  test(
    `${path} of an association that has nothing to show yet says so, to everybody`,
    {
      tag: path.endsWith('/hors-ligne') ? '@offline' : [],
    },
    async ({ page, empty }) => {
      await page.goto(`${empty.origin}${path}`);
      await synchronised(page);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectWelcomeEverywhere(page);
    },
  );
