import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { expect, test } from './support/journey';
import { listPieces } from './support/library-desk';
import { goOffline, shellStored, synchronised } from './support/visit';

const ASSOCIATION = 'notSpectacleTypes=ATELIER&limit=200&orderBy=title-asc';

test('a troupe counts itself and finds what it can play, as the server has it', async ({ page, server }) => {
  const all = await listPieces(server.origin, ASSOCIATION);
  const fitting = await listPieces(server.origin, `${ASSOCIATION}&women=4&men=3`);
  expect(fitting.metadata.total).toBeGreaterThan(0);
  expect(fitting.metadata.total).toBeLessThan(all.metadata.total);

  await openLibrary(page, '/bibliotheque');
  await expect(
    page.getByRole('heading', { name: `${all.metadata.total} pièces`, exact: true }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Femmes' }).fill('4');
  await page.getByRole('textbox', { name: 'Hommes' }).fill('2');
  await page.getByRole('textbox', { name: 'Hommes' }).blur();
  await page.getByRole('button', { name: 'Augmenter Hommes' }).click();
  await expect(page).toHaveURL(/\?femmes=4&hommes=3$/);
  await expect(
    page.getByRole('heading', { name: `${fitting.metadata.total} pièces que vous pouvez monter` }),
  ).toBeVisible();
  await expect(page.getByText(`4 femmes, 3 hommes · sur ${all.metadata.total} pièces`)).toBeVisible();
  const found = await page.getByRole('region', { name: 'Résultats' }).locator('> ul h3').allTextContents();
  expect(found.toSorted()).toEqual(fitting.data.map(({ title }) => title).toSorted());
  await expect(page.getByText(/^Il manque 1 /).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Femmes' }).fill('2,5');
  await page.getByRole('textbox', { name: 'Femmes' }).blur();
  await expect(page.getByText('Un nombre entier s’écrit sans virgule ni point')).toBeVisible();
  await expect(page).toHaveURL(/\?femmes=4&hommes=3$/);

  await page.getByRole('button', { name: 'Effacer ces nombres' }).click();
  await expect(page).toHaveURL(/\/bibliotheque$/);
});

test('plays are narrowed by words, length and whether they were played, and gone back to', async ({
  page,
  server,
}) => {
  const played = await listPieces(server.origin, `${ASSOCIATION}&author=moliere&doneOnly`);
  expect(played.metadata.total).toBeGreaterThan(0);
  await openLibrary(page, '/bibliotheque');
  await page.getByRole('searchbox', { name: 'Auteur' }).pressSequentially('MOLIERE');
  // The click leaves the field: nothing may move away from under the pointer.
  await page.getByText('Déjà jouée ici').click();
  await expect(page).toHaveURL(/auteur=MOLIERE&jouees=oui/);
  await expect(titles(page)).toHaveText(played.data.map(({ title }) => title));
  await page.getByRole('button', { name: 'Moins d’1 h' }).click();
  await expect(page).toHaveURL(/duree=courte/);
  await page.goBack();
  await expect(titles(page)).toHaveText(played.data.map(({ title }) => title));
});

test('the workshop’s plays have a library of their own', async ({ page, server }) => {
  const { data } = await listPieces(server.origin, 'spectacleType=ATELIER&limit=200&orderBy=title-asc');
  expect(data.length).toBeGreaterThan(0);
  await openLibrary(page, '/atelier');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atelier');
  await expect(titles(page)).toHaveText(data.map(({ title }) => title));
});

test('a play tells its life here, and an actor’s name leads to all that they played', async ({ page }) => {
  await openLibrary(page, '/bibliotheque?titre=dindon');
  await page.getByRole('link', { name: 'Le Dindon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await expect(page).toHaveTitle('Le Dindon | Les Amis de la Scène');
  for (const act of ['Résumé', 'Distribution', 'Nos représentations', 'Brèves'])
    await expect(page.getByRole('heading', { level: 2, name: act })).toBeVisible();
  await expect(page.getByText('à venir').first()).toBeVisible();

  const actor = page.getByRole('link', { name: / : toutes ses pièces$/ }).first();
  const name = must(await actor.textContent(), 'the name of an actor');
  await actor.click();
  await expect(page.getByText(`avec ${name}`)).toBeVisible();
  await expect(titles(page).filter({ hasText: 'Le Dindon' })).toHaveCount(1);
  await expect.poll(() => titles(page).count()).toBeGreaterThan(1);
});

test(
  'on a train without network the library opens, is filtered and read',
  { tag: '@offline' },
  async ({ page }) => {
    await openLibrary(page, '/bibliotheque');
    await shellStored(page);
    await goOffline(page);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Titre' }).pressSequentially('dindon');
    await expect(titles(page)).toHaveText(['Le Dindon']);
    await page.getByRole('link', { name: 'Le Dindon' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Distribution' })).toBeVisible();
  },
);

test('a play that does not exist leads to the library and says so', async ({ page }) => {
  await page.goto('/bibliotheque/il-n-y-a-rien-ici');
  await expect(page.getByText('Pièce introuvable')).toBeVisible();
  await expect(page).toHaveURL(/\/bibliotheque$/);
});

test('who reads without scripts reads the play too, and search engines its facts', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { data: plays } = await listPieces(server.origin, ASSOCIATION);
  await page.goto(`${server.origin}/bibliotheque`);
  await expect(page.getByRole('listitem').getByRole('link')).toHaveText(plays.map(({ title }) => title));
  await page.getByRole('link', { name: 'Le Dindon', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await expect(page.getByText('Pontagnac', { exact: true }).first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bibliotheque\/le-dindon$/);
  const data = must(await page.locator('script[type="application/ld+json"]').textContent(), 'the facts');
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Play', name: 'Le Dindon' });
  await page.goto(`${server.origin}/a-propos-de-nous/notre-histoire`);
  await expect(page.getByText('Tout commence le')).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Tout commence/);
  await context.close();
});

test('a page is handed on by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bibliotheque/le-dindon');
  await synchronised(page);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page.getByText('Adresse copiée')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/bibliotheque\/le-dindon$/);
});

const titles = (page: Page) => page.getByRole('region', { name: 'Résultats' }).locator('h3');

async function openLibrary(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await synchronised(page);
}
