import type { Page } from 'playwright/test';
import { openSmtpSink, type SmtpSink } from '../tests/support/smtp-sink';
import { enterAs } from './support/enter';
import { secretIn } from './support/first-account';
import { expect, test as base } from './support/journey';
import { newcomer } from './support/newcomer';
import { act, field } from './support/show-desk';
import { SiteServer } from './support/site-server';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

interface NewSite {
  /** Where its mails arrive. */
  readonly post: SmtpSink;
  /** A server as an operator starts it for the first time: no demo, nobody and nothing in it. */
  readonly young: SiteServer;
}

const test = base.extend<NewSite>({
  post: async ({}, provide) => {
    const post = await openSmtpSink();
    await provide(post);
    await post.close();
  },
  young: [
    async ({ post }, provide) => {
      const server = await SiteServer.start({ DEMO: '0', SMTP_URL: post.url });
      await provide(server);
      await server.dispose();
    },
    { timeout: 400_000 },
  ],
});

const GUIDE = '/premiers-pas';
const zelie = newcomer('Zélie');
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toSetUp = (page: Page) => page.getByRole('heading', { name: 'Ce site est en cours d’installation' });
const inService = (page: Page) => page.getByRole('heading', { name: 'Ce site est déjà en service' });

async function fillIn(page: Page, secret: string): Promise<void> {
  await field(page, 'Code de mise en service').fill(secret);
  await field(page, 'Prénom').fill(zelie.firstname);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(zelie.name);
  await field(page, 'Adresse mail').fill(zelie.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(zelie.password);
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(zelie.password);
}

test('who installed a site opens its first account with the printed secret, and is led on', async ({
  page,
  browser,
  young,
  post,
}) => {
  test.slow();
  await page.goto(`${young.origin}/breve`);
  await expect(toSetUp(page)).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('link', { name: 'Commencer la mise en service' }).click();
  await expect(page).toHaveURL(`${young.origin}${GUIDE}`);

  await fillIn(page, 'AAAA-AAAA-AAAA-AAAA');
  await act(page, 'Ouvrir le compte');
  await expect(page.getByRole('main').getByText(/^Ce n’est pas le code/)).toBeVisible();
  await expect(field(page, 'Code de mise en service')).toBeFocused();
  await expectWelcomeEverywhere(page);

  await field(page, 'Code de mise en service').fill(secretIn(young).toLowerCase());
  await act(page, 'Ouvrir le compte');
  await expect(page.getByText('Votre compte est ouvert, et vous êtes connecté.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Premiers pas' })).toBeFocused();
  await expect(step(page, 'Votre compte')).toContainText('Fait');
  await expect(step(page, 'Le premier spectacle')).toContainText('À faire');
  await expectWelcomeEverywhere(page);

  await field(page, 'Nom de l’association').fill('Les Tréteaux du Lavoir');
  await field(page, 'Adresse (facultatif)').fill('Salle des fêtes\n46000 Vaubrun');
  await page.getByRole('button', { name: /Couleur du site$/ }).click();
  await page.getByRole('option', { name: 'Vert bouteille' }).click();
  await act(page, 'Enregistrer');
  await expect(step(page, 'L’association')).toContainText('Fait');
  await expect(field(page, 'Présentation')).toHaveValue(/^Les Tréteaux du Lavoir\s: les nouvelles/);

  await act(page, 'M’envoyer un mail d’essai');
  expect((await post.next(zelie.email)).subject).toBe('Mail d’essai – Les Tréteaux du Lavoir');
  // It has arrived before the server has noted that it left.
  await expect
    .poll(async () => {
      await page.reload();
      return step(page, 'Les mails').textContent();
    })
    .toContain('Fait');
  await expectWelcomeEverywhere(page);

  await page.goto(`${young.origin}/regie/application`);
  await page.getByRole('main').getByRole('link', { name: 'Premiers pas' }).click();
  await step(page, 'Le premier spectacle').getByRole('link', { name: 'Ajouter un spectacle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un spectacle' })).toBeVisible();

  await page.goto(`${young.origin}/regie/application/texte/ajouter`);
  await page.getByRole('button', { name: 'Choisir… Page' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Notre histoire',
    'Contacts',
    'Informations de réservation',
  ]);
  await page.getByRole('option', { name: 'Contacts' }).click();
  await expect(field(page, 'Titre')).toHaveValue('Contacts');
  await expectWelcomeEverywhere(page);
  await page.getByRole('textbox', { name: 'Texte' }).fill('Frappez trois coups.');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${young.origin}/a-propos-de-nous/contacts`);
  await expect(visitor.getByRole('main').getByText('Frappez trois coups.')).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('46000 Vaubrun');
  // The year in which the association of the demo began.
  await expect(visitor.getByRole('contentinfo')).not.toContainText('1984');
  await expect(visitor.locator('html')).toHaveAttribute('data-colour', 'VERT');
  await expect(visitor).toHaveTitle(/Les Tréteaux du Lavoir/);
  await visitor.goto(`${young.origin}/conditions-generales-d-utilisation`);
  await expect(visitor.getByRole('main')).toContainText('édité par l’association Les Tréteaux du Lavoir');
  await expect(visitor.getByRole('main')).not.toContainText('Les Amis de la Scène');
  await visitor.goto(`${young.origin}${GUIDE}`);
  await expect(inService(visitor)).toBeVisible();
  await expectWelcomeEverywhere(visitor);
  await visitor.goto(`${young.origin}/breve`);
  await synchronised(visitor);
  await expect(visitor.getByRole('heading', { name: 'Aucune brève pour le moment' })).toBeVisible();
  await expect(toSetUp(visitor)).toHaveCount(0);
});

test('a start prints another secret, with which one of two who fill in the form gets in', async ({
  page,
  browser,
  young,
}) => {
  const old = secretIn(young);
  await young.stop();
  await young.run();
  await page.goto(`${young.origin}${GUIDE}`);
  await fillIn(page, old);
  await act(page, 'Ouvrir le compte');
  await expect(page.getByRole('main').getByText(/^Ce n’est pas le code/)).toBeVisible();

  const faster = await (await browser.newContext()).newPage();
  await faster.goto(`${young.origin}${GUIDE}`);
  await fillIn(faster, secretIn(young));
  await act(faster, 'Ouvrir le compte');
  await expect(step(faster, 'Votre compte')).toContainText('Fait');

  await field(page, 'Code de mise en service').fill(secretIn(young));
  await act(page, 'Ouvrir le compte');
  await expect(inService(page)).toBeVisible();
});

test('a site that has its administrators, like the demo, shows nothing of it', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.origin}${GUIDE}`);
  await expect(inService(visitor)).toBeVisible();
  await enterAs(page, 'admin@theatre.example', GUIDE);
  await expect(inService(page)).toBeVisible();
  await page.goto('/regie/application');
  await synchronised(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Partenaires' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Premiers pas' })).toHaveCount(0);
});
