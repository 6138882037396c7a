import type { Page } from 'playwright/test';
import { choose, introduce, ownDate } from './support/box-office';
import { freePort } from './support/free-port';
import { openFront } from './support/front';
import { expect, test as base } from './support/journey';
import { SiteServer } from './support/site-server';
import { shellStored, synchronised } from './support/visit';

interface TwoNames {
  /** The site under its former name and under its new one; both lead to this machine. */
  readonly former: string;
  readonly next: string;
  /** Starts it with these settings. */
  readonly begin: (settings: Readonly<Record<string, string>>) => Promise<SiteServer>;
}

const test = base.extend<TwoNames & { readonly port: number }>({
  port: async ({}, provide) => provide(await freePort()),
  former: ({ port }, provide) => provide(`http://localhost:${port}`),
  next: ({ port }, provide) => provide(`http://scene.localhost:${port}`),
  begin: [
    async ({ port }, provide) => {
      const begun: SiteServer[] = [];
      await provide(async (settings) => {
        const server = await SiteServer.start({ PORT: String(port), ...settings });
        begun.push(server);
        return server;
      });
      for (const server of begun) await server.dispose();
    },
    { timeout: 400_000 },
  ],
});

const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a site that told of its new name is found there, though the former one only redirects',
  { tag: '@offline' },
  async ({ page, former, next, begin }) => {
    const { origin } = await begin({ SITE_URL: former, NEXT_SITE_URL: next });
    const front = await openFront(origin);
    const date = await ownDate(origin, 12);
    await page.goto(`${front.origin}/reservations/reserver/${date}`);
    await synchronised(page);
    await shellStored(page);
    await expect(notice(page, 'Le site change d’adresse. Notez la nouvelle')).toContainText(
      'scene.localhost',
    );

    front.redirect(next);
    await page.reload();
    await choose(page, 1);
    await introduce(page);
    await page.getByRole('button', { name: 'Réserver 1 place' }).click();
    await expect(heading(page)).toHaveText('Votre réservation n’est pas partie.');
    const moved = notice(page, 'Le site a changé d’adresse. Il est maintenant ici');
    await expect(moved).toContainText('1 modification attend sur cet appareil et ne part plus d’elle-même.');
    await page.getByRole('button', { name: 'À traiter' }).first().click();
    await expect(page.getByRole('dialog').getByRole('article')).toContainText('Le site a changé d’adresse');
    await page.keyboard.press('Escape');
    await moved.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^${next}/`));
    await synchronised(page);
    await front.close();
  },
);

test(
  'a former name that only redirects, of a site that told nothing, is said to be none of the site any more',
  { tag: '@offline' },
  async ({ page, server }) => {
    const front = await openFront(server.origin);
    await page.goto(`${front.origin}/reservations`);
    await synchronised(page);
    await shellStored(page);
    front.redirect('http://boutique.localhost:9');
    await page.reload();
    const lost = notice(page, 'Le site ne répond plus à cette adresse.');
    await expect(lost.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(lost.locator('a:not([href^="tel:"])')).toHaveCount(0);
    await front.close();
  },
);

test(
  'a site in production under a new name: who opened it under the former one is led there, and sends what waits by a tap',
  { tag: '@offline' },
  async ({ page, former, next, begin }) => {
    const server = await begin({ DEMO: '0', NODE_ENV: 'production', SITE_URL: former });
    await page.goto(`${former}/a-propos-de-nous/contacts`);
    await synchronised(page);
    await shellStored(page);
    await server.stop();
    await page.getByLabel('Votre nom').fill('Hélène Marchetti');
    await page.getByLabel('Adresse mail').fill('helene@public.example');
    await page.getByLabel('Votre message').fill('Jouerez-vous encore ?');
    await page.getByRole('main').getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Votre message est enregistré')).toBeVisible();

    await server.run({ SITE_URL: next });
    await page.reload();
    const moved = notice(page, 'Le site a changé d’adresse. Il est maintenant ici');
    await expect(moved).toContainText('1 modification attend sur cet appareil');
    await expect(moved.getByRole('link')).toHaveAttribute('href', `${next}/`);
    await moved.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('C’est envoyé.')).toBeVisible();
    await expect(moved).not.toContainText('modification');
    await moved.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^${next}/`));
    await synchronised(page);

    const path = '/breve/archives?annee=1984';
    await page.goto(next.replace('//', '//www.') + path);
    await expect(page).toHaveURL(next + path);
  },
);
