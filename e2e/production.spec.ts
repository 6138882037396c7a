import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ApiClient } from './support/api-client';
import { choose, introduce, raiseCurtainOf } from './support/box-office';
import { openFirstAccount } from './support/first-account';
import { closeDoor, lookUp, openOnlyDoor } from './support/hand-door';
import { newcomer } from './support/newcomer';
import { expect, test } from './support/production-journey';
import type { ProductionSite } from './support/production-site';
import { act, field } from './support/show-desk';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';

const zelie = newcomer('Zélie');
const ASSOCIATION = 'Les Tréteaux du Lavoir';
const SHOW = 'Les Précieuses ridicules';
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a site in production goes from its first code to its first evening, a backup and a restart',
  { tag: '@offline' },
  async ({ page, browser, site }) => {
    test.slow();
    await test.step('it starts, and its log holds the code', async () => {
      await site.start();
      expect(site.secret).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
      await page.goto('/');
      await page.getByRole('link', { name: 'Commencer la mise en service' }).click();
    });
    await test.step('the first administrator', () => openFirstAccount(page, site.secret, zelie));
    await test.step('the name of the association, and a test mail', async () => {
      await field(page, 'Nom de l’association').fill(ASSOCIATION);
      await act(page, 'Enregistrer');
      await expect(step(page, 'L’association')).toContainText('Fait');
      await act(page, 'M’envoyer un mail d’essai');
      const { subject, from } = await site.post.next(zelie.email);
      expect(subject).toBe(`Mail d’essai – ${ASSOCIATION}`);
      expect(from).toEqual({ name: ASSOCIATION, address: 'bonjour@theatre.example' });
    });
    const date = await test.step('a first show', () => announceEvening(site));
    await test.step('a visitor reads without a network, and books with one', async () => {
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`${site.origin}/spectacle-du-moment`);
      await shellStored(visitor);
      await goOffline(visitor);
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(SHOW);
      await goOnline(visitor);
      await book(visitor);
      const { subject, text = '', attachments } = await site.post.next('helene@public.example');
      expect(subject).toContain(SHOW);
      expect(text).toContain(`${site.origin}/reservations/ma-reservation/`);
      expect(attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
    });
    await test.step('the door lets her in, and the evening is reported', async () => {
      await page.goto('/bar/billetterie/scan');
      await openOnlyDoor(page, 'Grande porte');
      await (await lookUp(page, 'Marchetti')).click();
      await act(page, 'Payé, faire entrer');
      const verdict = page.locator('main section[role=alert]');
      await expect(verdict).toContainText('Enregistré à');
      await verdict.getByRole('button', { name: 'Billet suivant' }).click({ position: { x: 20, y: 20 } });
      await expect(verdict).toHaveCount(0);
      await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
      await closeDoor(page);
      await raiseCurtainOf(await officeOf(site), 'les-precieuses-ridicules', date);
      await page.goto(`/bar/billetterie/bilan/${date}`);
      await expect(page.getByRole('list', { name: 'La soirée en chiffres' })).toContainText(
        '2 personnes entrées',
      );
    });
    await test.step('a backup by its own account', async () => {
      const folder = site.makeFolder('usb');
      const { status, said } = await site.run('backup', folder);
      expect(said).toContain('Sauvegardé');
      expect(status).toBe(0);
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.tar\.gz$/)]);
    });
    await test.step('a restart, after which all is there', async () => {
      await site.stop();
      await site.start();
      await page.goto('/regie/application');
      await synchronised(page);
      await expect(page.getByRole('main').getByRole('link', { name: 'Partenaires' })).toBeVisible();
      await page.goto(`/bar/billetterie/bilan/${date}`);
      await expect(page.getByRole('list', { name: 'La soirée en chiffres' })).toContainText(
        '2 personnes entrées',
      );
    });
    await test.step('nothing went wrong on the way, and nobody else may look into its data', () => {
      const faults = site.lines.filter(({ level, event }) => level === 'error' && event !== CODE);
      expect(faults).toEqual([]);
      expect(statSync(site.dataDir).mode & 0o777).toBe(site.modeOfFolder);
      for (const name of readdirSync(site.dataDir))
        expect(statSync(join(site.dataDir, name)).mode & 0o077, name).toBe(0);
    });
  },
);

const CODE = 'no administrator yet';

/** Announces a show with one evening, whose doors are open already. Returns the uuid of that evening. */
async function announceEvening(site: ProductionSite): Promise<string> {
  const api = await officeOf(site);
  const uuid = randomUUID();
  const slug = await api.shows.addCategory('Plein tarif');
  await api.shows.add(SHOW, { uuid, begins: 30, closes: 20, maxPlaces: 60 }, { slug, price: 6.5 });
  return uuid;
}

const officeOf = ({ port }: ProductionSite) =>
  ApiClient.logIn(`http://127.0.0.1:${port}`, zelie.email, zelie.password);

async function book(visitor: Page): Promise<void> {
  await visitor.getByRole('link', { name: /^Réserver pour le/ }).click();
  await choose(visitor, 2);
  await introduce(visitor);
  await act(visitor, 'Réserver 2 places');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
}
