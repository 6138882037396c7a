import type { Browser, Page } from 'playwright/test';
import { choose, introduce } from './support/box-office';
import { test as base, serverWithPost } from './support/mail-journey';
import { SHOWS, act, expect, field, openDesk, typeShow } from './support/show-desk';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { chooseImage, drag, zone } from './support/zone-desk';

/** It changes what is on the bill, so it has an association of its own. */
const test = base.extend({ server: serverWithPost() });

// The whole picture and its tools are above the bar.
test.use({ viewport: { width: 1280, height: 900 } });

const SETTINGS = '/regie/application/spectacle';
const TARIFF = 'Amis du théâtre';
const SHOW = 'Les Précieuses ridicules';
const PARTNER = 'Librairie du Pont';
const POSTER = 'L’affiche des Précieuses';
const PAINTER = 'Zélie Oudin, en trois nuits.';

/** Somebody's two tabs, open all afternoon. */
interface Visitor {
  readonly bill: Page;
  readonly partners: Page;
  /** The addresses of the tabs that were loaded once more. */
  readonly reloaded: readonly string[];
}

async function visit(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext();
  const reloaded: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(origin + path);
    page.on('load', () => reloaded.push(page.url()));
    return page;
  };
  const bill = await open('/spectacle-du-moment');
  const partners = await open('/a-propos-de-nous/nos-partenaires');
  for (const page of [bill, partners]) await synchronised(page);
  await expectOldBill(bill);
  await expect(partners.getByRole('heading', { name: 'Ville de Vaubrun' })).toBeVisible();
  return { bill, partners, reloaded };
}

const title = (bill: Page) => bill.getByRole('heading', { level: 1 });
const expectOldBill = (bill: Page) => expect(title(bill)).toHaveText('Le Dindon');

async function expectShow(bill: Page): Promise<void> {
  await expect(title(bill)).toHaveText(SHOW);
  const prices = bill.getByRole('region', { name: 'Les tarifs' });
  await expect(prices).toContainText(TARIFF);
  await expect(prices).toContainText('6,50 €');
}

const expectPartner = (partners: Page) =>
  expect(partners.getByRole('main').getByRole('heading', { name: PARTNER })).toBeVisible();

async function expectPoster(bill: Page): Promise<void> {
  const poster = bill.getByRole('region', { name: POSTER });
  await expect(poster.getByRole('img')).toBeVisible();
  const zones = poster.getByRole('list', { name: 'Zones de l’image' });
  await zones.getByRole('button', { name: 'Le rideau' }).click();
  await expect(bill.getByRole('dialog', { name: 'Le rideau' })).toContainText(PAINTER);
  await bill.keyboard.press('Escape');
}

async function save(page: Page, button = 'Enregistrer'): Promise<void> {
  await act(page, button);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
}

async function addTariff(page: Page): Promise<void> {
  await openDesk(page, `${SETTINGS}/categories`, 'admin@theatre.example');
  await page.getByLabel('Nouvelle catégorie').fill(TARIFF);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Catégories' })).toContainText(TARIFF);
}

/** The show that is sold for now stops being sold: the new one comes later, and is the only one to book. */
async function addShow(page: Page): Promise<void> {
  await page.goto(SETTINGS);
  const sold = page.getByRole('switch', { name: /Le Dindon$/ });
  await page.getByRole('listitem').filter({ has: sold }).getByText('Réservations').click();
  await expect(sold).not.toBeChecked();
  await synchronised(page);
  await page.goto(SHOWS);
  await page.getByRole('link', { name: 'Ajouter un spectacle' }).click();
  await typeShow(page, SHOW, 30);
  await field(page, 'Places').fill('60');
  await field(page, TARIFF).fill('6,50');
  await page.keyboard.press('Tab');
  await save(page, 'Publier');
}

async function addPartner(page: Page): Promise<void> {
  await page.goto('/regie/application/partenaire');
  await page.getByRole('link', { name: 'Ajouter un partenaire' }).click();
  await field(page, 'Nom').fill(PARTNER);
  await save(page);
}

async function addPoster(page: Page): Promise<void> {
  await page.goto(SHOWS);
  await page.getByRole('link', { name: SHOW, exact: true }).click();
  await page.getByRole('link', { name: 'Images interactives' }).click();
  await page.getByRole('link', { name: 'Ajouter une image interactive' }).first().click();
  await field(page, 'Titre').fill(POSTER);
  await chooseImage(page);
  await act(page, 'Rectangle');
  await drag(page, [0.1, 0.1], [0.5, 0.5]);
  await expect(zone(page, 1)).toBeFocused();
  await field(page, 'Nom de la zone').fill('Le rideau');
  await field(page, 'Texte de la bulle').fill(PAINTER);
  await save(page);
}

async function rewordConfirmation(page: Page): Promise<void> {
  await page.goto('/regie/application/texte');
  await page.getByRole('link', { name: 'Ajouter un texte' }).click();
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Mail' }).click();
  await page.getByRole('button', { name: /Mail$/ }).click();
  await page.getByRole('option', { name: 'Réservation confirmée' }).click();
  await field(page, 'Objet').fill('Le rideau se lève pour {prenom}');
  await field(page, 'Texte').click();
  await page.keyboard.type('Chère {prenom}, vos fauteuils sont époussetés pour {spectacle}.');
  await save(page);
}

/** Books two seats at the new tariff, from the bill that stayed open. */
async function book(bill: Page): Promise<void> {
  await bill.getByRole('link', { name: /^Réserver pour le/ }).click();
  await choose(bill, 2, TARIFF);
  await introduce(bill);
  await act(bill, 'Réserver 2 places');
  await expect(title(bill)).toHaveText('C’est réservé.');
}

test(
  'what a volunteer changes in an afternoon reaches whoever is reading, and whoever comes back',
  { tag: '@offline' },
  async ({ page, browser, server, post }) => {
    const reader = await visit(browser, server.origin);
    const traveller = await visit(browser, server.origin);
    await shellStored(traveller.bill);
    await goOffline(traveller.bill);

    await test.step('a tariff, and a show that has it', async () => {
      await addTariff(page);
      await addShow(page);
      await expectShow(reader.bill);
    });
    await test.step('a partner', async () => {
      await addPartner(page);
      await expectPartner(reader.partners);
    });
    await test.step('a poster that tells what it shows', async () => {
      await addPoster(page);
      await expectPoster(reader.bill);
    });
    await test.step('the words of a mail', async () => {
      await rewordConfirmation(page);
      await book(reader.bill);
      const { subject, text } = await post.next('helene@public.example');
      expect(subject).toBe('Le rideau se lève pour Hélène');
      expect(text).toContain(`Chère Hélène, vos fauteuils sont époussetés pour ${SHOW}.`);
    });
    await test.step('all of it, for whoever was away', async () => {
      await expectOldBill(traveller.bill);
      await goOnline(traveller.bill);
      await expectShow(traveller.bill);
      await expectPoster(traveller.bill);
      await expectPartner(traveller.partners);
    });
    expect([...reader.reloaded, ...traveller.reloaded]).toEqual([]);
  },
);
