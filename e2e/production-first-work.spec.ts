import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { ApiClient } from './support/api-client';
import { chooseSeats, lastSale, statementRows, till } from './support/counter';
import { chooseDate, nameSeats, readPaper } from './support/free-tickets';
import { cards, choose, photo } from './support/image-desk';
import { type Newcomer, logInAs, newcomer, openAccount } from './support/newcomer';
import { openFirstAccount } from './support/first-account';
import { asInSoak, expect, test } from './support/production-journey';
import { act, field, typeShow } from './support/show-desk';
import { logOut, synchronised } from './support/visit';
import { VirtualAuthenticator, addKey, enterByKey, withoutOffers } from './support/virtual-authenticator';
import { chooseImage, drag, zone } from './support/zone-desk';

const zelie = newcomer('Zélie');
const ines = newcomer('Inès');
const SHOW = 'Les Précieuses ridicules';
const PARTNER = 'Librairie du Pont';
const picker = (page: Page) => page.getByRole('dialog', { name: 'Choisir une image' });
const saved = (page: Page) => expect(page.getByText('Tout est enregistré')).toBeVisible();

test.skip(asInSoak === undefined, 'in the soak, since it takes minutes');

test('on a site in production that held nothing, each desk does its first piece of work', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(1_200_000);
  await site.start();
  const local = `http://127.0.0.1:${site.port}`;
  await page.goto('/premiers-pas');
  await openFirstAccount(page, site.secret, zelie);
  const admin = await ApiClient.logIn(local, zelie.email, zelie.password);
  const visitor = await (await browser.newContext()).newPage();
  const evening = randomUUID();

  await test.step('a photo, which hangs in the gallery', async () => {
    await page.goto('/coulisses/image/ajouter');
    await choose(page, [await photo('affiche.jpg', 900, 1200)]);
    await expect(cards(page)).toHaveCount(1);
    await act(page, 'Ajouter 1 image');
    await expect(page.getByRole('region', { name: 'Images ajoutées' })).toContainText('1 image envoyée');
    await visitor.goto(`${site.origin}/images/galerie`);
    await expect(visitor.getByRole('main').getByRole('button', { name: /^Affiche/ })).toBeVisible();
  });
  await test.step('a news item with that photo, also in the feed', async () => {
    await page.goto('/coulisses/breve/ecrire');
    await page.getByLabel('Titre', { exact: true }).fill('On remet ça');
    await page.getByLabel('Résumé').fill('La troupe reprend.');
    await page.getByRole('textbox', { name: 'Texte' }).click();
    await page.keyboard.type('Le rideau se lève.');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await picker(page).getByRole('option').first().click();
    await act(page, 'Publier');
    await saved(page);
    await visitor.goto(site.origin);
    await visitor.getByRole('link', { name: 'On remet ça' }).first().click();
    await expect(visitor.getByRole('article').getByText('Le rideau se lève.')).toBeVisible();
    const feed = await (await fetch(`${local}/flux.xml`)).text();
    expect(feed).toContain(`${site.origin}/breve/lire/`);
  });
  await test.step('a partner', async () => {
    await page.goto('/regie/application/partenaire');
    await page.getByRole('link', { name: 'Ajouter un partenaire' }).first().click();
    await field(page, 'Nom').fill(PARTNER);
    await act(page, 'Enregistrer');
    await saved(page);
    await visitor.goto(`${site.origin}/a-propos-de-nous/nos-partenaires`);
    await expect(visitor.getByRole('heading', { name: PARTNER })).toBeVisible();
  });
  await test.step('a tariff, a show and its poster', async () => {
    await page.goto('/regie/application/spectacle/categories');
    await page.getByLabel('Nouvelle catégorie').fill('Plein tarif');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Catégories' })).toContainText('Plein tarif');
    await addShow(page);
    await addPoster(page);
    await visitor.goto(`${site.origin}/spectacle-du-moment`);
    await expect(visitor.getByRole('region', { name: 'L’affiche' }).getByRole('img')).toBeVisible();
  });
  await admin.shows.add(
    'Cabaret',
    { uuid: evening, begins: 30, closes: 20, maxPlaces: 60 },
    { slug: 'plein-tarif', price: 6.5 },
  );
  await openAccount(local, site.post, ines);
  const member = await openAsMember(browser, site.origin, admin);
  await test.step('a member asks for a role, and has it', async () => {
    await askForRole(member, site.origin);
    await page.goto('/regie/utilisateur/demandes-habilitation');
    await page.getByRole('button', { name: /^Accorder/ }).click();
    await expect.poll(() => admin.roleDemands()).toEqual([]);
  });
  await test.step('a free ticket is asked for, given, printed, and opens the door', async () => {
    await member.goto(`${site.origin}/bar/billetterie/places-gratuites`);
    await synchronised(member);
    await member.getByRole('button', { name: 'Demander des places' }).first().click();
    await chooseDate(member, evening);
    await nameSeats(member, ['Odile Ferrand']);
    await member.getByRole('dialog').getByRole('button', { name: 'Demander' }).click();
    const ticket = member.getByRole('article').filter({ hasText: 'Odile Ferrand' });
    await expect(ticket).toContainText('En attente');
    await page.goto('/regie/spectacle/cabaret/places-gratuites/demandes');
    await page
      .getByRole('button', { name: /^Accorder/ })
      .first()
      .click();
    await expect(page.getByText(/^1 place accordée à/)).toBeVisible();
    await ticket.getByRole('button', { name: /^Générer la place/ }).click();
    const pdf = ticket.getByRole('button', { name: /^PDF de la place/ });
    await expect(pdf).toBeEnabled();
    const [file] = await Promise.all([member.waitForEvent('download'), pdf.click()]);
    const { code } = readPaper(readFileSync(await file.path()));
    expect(await admin.scan(evening, code)).toBe('OK');
  });
  await test.step('two seats are sold, and the statement has them', async () => {
    await page.goto(`/bar/billetterie?seance=${evening}`);
    await synchronised(page);
    await expect(till(page).getByText(/à vendre/)).toBeVisible();
    await chooseSeats(page, { 'Plein tarif': 2 });
    await till(page)
      .getByRole('button', { name: /^Encaisser/ })
      .click();
    await expect(lastSale(page)).toContainText(/n°\s\d à\s\d/);
    await act(page, 'Bordereau');
    expect(await statementRows(page, /^Par moyen de paiement/)).toContain('Total 1 2 13,00 €');
  });
  await test.step('a passkey opens the account', () => logInByKey(page, zelie));
  expect(
    site.lines.filter(({ level, event }) => level === 'error' && event !== 'no administrator yet'),
  ).toEqual([]);
});

async function addShow(page: Page): Promise<void> {
  await page.goto('/regie/spectacle');
  await page.getByRole('link', { name: 'Ajouter un spectacle' }).first().click();
  await typeShow(page, SHOW, 30);
  await field(page, 'Places').fill('60');
  await field(page, 'Plein tarif').fill('6,50');
  await page.keyboard.press('Tab');
  await act(page, 'Publier');
  await saved(page);
}

async function addPoster(page: Page): Promise<void> {
  await page.goto('/regie/spectacle');
  await page.getByRole('link', { name: SHOW, exact: true }).click();
  await page.getByRole('link', { name: 'Images interactives' }).click();
  await page.getByRole('link', { name: 'Ajouter une image interactive' }).first().click();
  await field(page, 'Titre').fill('L’affiche');
  await chooseImage(page);
  await act(page, 'Rectangle');
  await drag(page, [0.1, 0.1], [0.5, 0.5]);
  await expect(zone(page, 1)).toBeFocused();
  await field(page, 'Nom de la zone').fill('Le rideau');
  await field(page, 'Texte de la bulle').fill('Peint en trois nuits.');
  await act(page, 'Enregistrer');
  await saved(page);
}

async function openAsMember(browser: Browser, origin: string, admin: ApiClient): Promise<Page> {
  await admin.giveRoles(ines.firstname, ['ROLE_USER', 'ROLE_MEMBRE']);
  const member = await (await browser.newContext()).newPage();
  await member.goto(`${origin}/breve`);
  await logInAs(member, ines);
  return member;
}

async function askForRole(member: Page, origin: string): Promise<void> {
  await member.goto(`${origin}/utilisateur/profil`);
  const rights = member.getByRole('region', { name: 'Mes droits' });
  await rights.getByRole('button', { name: /Demander une habilitation/ }).click();
  await member.getByRole('option', { name: 'Billetterie' }).click();
  await rights.getByRole('button', { name: 'Demander', exact: true }).click();
  await expect(member.getByText("La demande d'habilitation a été soumise.")).toBeVisible();
}

async function logInByKey(page: Page, { password }: Newcomer): Promise<void> {
  await withoutOffers(page);
  await page.goto('/utilisateur/profil');
  await VirtualAuthenticator.of(page);
  await addKey(page, password);
  await expect(page.getByText('Clé d’accès ajoutée')).toBeVisible();
  await logOut(page);
  await enterByKey(page);
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();
}
