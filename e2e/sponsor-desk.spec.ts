import type { Browser, Page } from 'playwright/test';
import { test as base, freshServer } from './support/journey';
import { act, expect, field, openDesk } from './support/show-desk';
import { deskStored, goOffline, goOnline, logIn, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

/** Partners are counted here: no other journey hides one of them. */
const test = base.extend({ server: freshServer() });

const SPONSORS = '/regie/application/partenaire';
const ADMIN = 'admin@theatre.example';
const BOOKSHOP = 'Librairie du Pont';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Partenaires', exact: true }).getByRole('heading', { level: 2 });
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const turnVisible = (page: Page) => page.getByText(/^Visible sur la page/).click();

/** Opens the public page as somebody who never came before. */
async function visit(browser: Browser, origin: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${origin}/a-propos-de-nous/nos-partenaires`);
  await expect(visitor.getByRole('heading', { name: 'Ville de Vaubrun' })).toBeVisible();
  return visitor;
}

const namesOn = (visitor: Page) => visitor.getByRole('main').getByRole('heading', { level: 2 });

/** As the server has them. */
async function namesAt(origin: string): Promise<readonly string[]> {
  const sponsors = (await (await fetch(`${origin}/api/sponsors`)).json()) as readonly { name: string }[];
  return sponsors.map(({ name }) => name);
}

test('a partner is added, seen by visitors, moved by keyboard, hidden and deleted', async ({
  page,
  browser,
  server,
}) => {
  await openDesk(page, '/regie/application', ADMIN);
  await synchronised(page);
  await page.getByRole('main').getByRole('link', { name: 'Partenaires' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'Ajouter un partenaire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un partenaire' })).toBeVisible();
  await field(page, 'Présentation').fill('Commande nos textes, et les lit avant nous.');
  await field(page, 'Lien').fill('javascript:alert(1)');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Le nom est obligatoire')).toBeVisible();
  await expect(page.getByText(/^Une adresse s’écrit boulangerie\.example/)).toBeVisible();
  await expect(field(page, 'Nom')).toBeFocused();
  await expectWelcomeEverywhere(page);

  await field(page, 'Nom').fill(BOOKSHOP);
  await field(page, 'Lien').fill('librairie-du-pont.example');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  const visitor = await visit(browser, server.origin);
  await expect(namesOn(visitor).last()).toHaveText(BOOKSHOP);
  await expect(visitor.getByRole('link', { name: 'librairie-du-pont.example' })).toHaveAttribute(
    'href',
    'https://librairie-du-pont.example',
  );

  await page.goto(SPONSORS);
  await expect(rows(page).last()).toHaveText(BOOKSHOP);
  const up = page.getByRole('button', { name: `Monter ${BOOKSHOP}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(3)).toHaveText(BOOKSHOP);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(2)).toHaveText(BOOKSHOP);
  const sign = page.getByLabel(/^Synchronisation/).first();
  const order = async () => `${(await namesAt(server.origin))[2]}, ${await sign.getAttribute('aria-label')}`;
  await expect.poll(order).toContain(`${BOOKSHOP}, `);
  await visitor.reload();
  await expect(namesOn(visitor).nth(2)).toHaveText(BOOKSHOP);

  await page.getByRole('link', { name: `Modifier ${BOOKSHOP}` }).click();
  await turnVisible(page);
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.goto(SPONSORS);
  await expect(row(page, BOOKSHOP)).toContainText('Masqué');
  await visitor.reload();
  await expect(namesOn(visitor)).toHaveCount(4);
  await expect(visitor.getByText(BOOKSHOP)).toHaveCount(0);

  await act(page, `Supprimer ${BOOKSHOP}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('link', { name: BOOKSHOP, exact: true })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
  // Said once the server has removed it: the journey after this one has the same server.
  await expect(page.getByText(`Supprimé : ${BOOKSHOP}`)).toBeVisible();
  await synchronised(page);
});

test(
  'a partner that is written and moved without a network is on its page once it is back',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    await openDesk(page, SPONSORS, ADMIN);
    await synchronised(page);
    await deskStored(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Ajouter un partenaire' }).click();
    await field(page, 'Nom').fill('Café de la Halle');
    await act(page, 'Enregistrer');
    await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
    await page.goto(SPONSORS);
    await expect(rows(page).last()).toHaveText('Café de la Halle');
    await expect(row(page, 'Café de la Halle')).toContainText('En attente d’envoi');
    await act(page, 'Monter Café de la Halle');
    await expect(rows(page).nth(3)).toHaveText('Café de la Halle');
    await goOnline(page);
    await synchronised(page);
    await expect(rows(page).nth(3)).toHaveText('Café de la Halle');

    const visitor = await visit(browser, server.origin);
    await expect(namesOn(visitor).nth(3)).toHaveText('Café de la Halle');
  },
);

test('of two who administer at once, one moves a partner that the other edits, and neither is in the way of the other', async ({
  page,
  browser,
  server,
}) => {
  await openDesk(page, `${SPONSORS}/gerer/boulangerie-lefevre`, ADMIN);
  await synchronised(page);
  await expect(field(page, 'Nom')).toHaveValue('Boulangerie Lefèvre');
  await goOffline(page);
  await field(page, 'Nom').fill('Boulangerie Lefèvre et fils');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openDesk(other, SPONSORS, ADMIN, server.origin);
  await synchronised(other);
  await act(other, 'Monter Boulangerie Lefèvre');
  await expect(rows(other).first()).toHaveText('Boulangerie Lefèvre');
  await synchronised(other);

  await goOnline(page);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect(rows(other).first()).toHaveText('Boulangerie Lefèvre et fils');
});

test('list and form are welcoming, large and small, by day and by night', async ({ page }) => {
  await openDesk(page, '/admin-sponsor', ADMIN);
  await expect(page.getByRole('link', { name: 'Ville de Vaubrun', exact: true })).toBeVisible();
  await expectWelcomeEverywhere(page);
  await page.getByRole('link', { name: 'Ville de Vaubrun', exact: true }).click();
  await expect(field(page, 'Nom')).toHaveValue('Ville de Vaubrun');
  await expectWelcomeEverywhere(page);
});

test('after a login over a weak line, the list is not called empty before its rows have come', async ({
  page,
}) => {
  await page.goto('/breve');
  await synchronised(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/changes', async (route) => {
    if (route.request().headers()['authorization'] !== undefined) await arrival;
    await route.continue();
  });
  await logIn(page, ADMIN);
  await page.goto(SPONSORS);
  await expect(page.getByRole('region', { name: 'Partenaires' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Aucun partenaire')).toHaveCount(0);
  arrive();
  await expect(rows(page)).not.toHaveCount(0);
});
