import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { LastingBrowser, newFolder, removeFolder } from './support/lasting-browser';
import { listNews, writeNews } from './support/news-desk';
import { expect, test } from './support/journey';
import { deskStored, goOffline, goOnline, inAnotherTab, synchronised } from './support/visit';

const EDITOR = 'contenu@theatre.example';
const newForm = '/coulisses/breve/ecrire';

async function openForm(page: Page): Promise<void> {
  await enterAs(page, EDITOR, newForm);
  await expect(page.getByRole('heading', { level: 1, name: 'Écrire une brève' })).toBeVisible();
}

const titled = async (origin: string, title: string) =>
  (await listNews(origin, `limit=5&title=${encodeURIComponent(title)}`)).data.map((news) => news.title);

/** The words of the text, and its pictures. */
const drawnIn = (page: Page) =>
  page
    .getByRole('article')
    .locator('.prose')
    .first()
    .evaluate((prose) => [
      prose.textContent,
      ...[...prose.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    ]);

test(
  'a news item with three images, written on a train, outlives a killed browser and is published once',
  { tag: '@offline' },
  async ({ server }) => {
    const folder = newFolder();
    const phone = await LastingBrowser.open({ folder });
    const { page } = phone;
    await enterAs(page, EDITOR, '/breve', server.origin);
    await synchronised(page);
    await deskStored(page);
    await goOffline(page);

    await page.goto(`${server.origin}/coulisses/breve/ecrire`);
    await page.getByLabel('Titre', { exact: true }).fill('Générale ce soir');
    await page.getByLabel('Résumé').fill('Écrite dans le train.');
    const text = page.getByRole('textbox', { name: 'Texte' });
    await text.click();
    await page.keyboard.type('Le rideau se lève.');
    for (let rank = 0; rank < 3; rank += 1) {
      await page.getByRole('button', { name: 'Image', exact: true }).click();
      const picker = page.getByRole('dialog', { name: 'Choisir une image' });
      await picker.getByRole('option').nth(rank).click();
      await expect(text.locator('img')).toHaveCount(rank + 1);
    }
    await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
    await inAnotherTab(page, (tab) =>
      expect(tab.getByRole('textbox', { name: 'Texte' }).locator('img')).toHaveCount(3),
    );
    const address = page.url();
    await phone.kill();

    const again = await LastingBrowser.open({ folder });
    const reopened = again.page;
    await again.context.setOffline(true);
    await reopened.goto(address);
    await expect(reopened.getByLabel('Titre', { exact: true })).toHaveValue('Générale ce soir');
    await expect(reopened.getByRole('textbox', { name: 'Texte' }).locator('img')).toHaveCount(3);
    await expect(reopened.getByText(/^Votre brouillon d.* est repris/)).toBeVisible();
    await reopened.getByRole('button', { name: 'Publier' }).click();
    await expect(reopened.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
    expect(await titled(server.origin, 'Générale ce soir')).toEqual([]);

    await again.context.setOffline(false);
    await expect(reopened.getByText('Tout est enregistré')).toBeVisible();
    await expect.poll(() => titled(server.origin, 'Générale ce soir')).toEqual(['Générale ce soir']);
    await reopened.getByRole('tab', { name: 'Aperçu' }).click();
    const drawn = await drawnIn(reopened);
    const [published] = (await listNews(server.origin, 'limit=1&title=G%C3%A9n%C3%A9rale%20ce%20soir')).data;
    await reopened.goto(`${server.origin}/breve/lire/${published?.slug}`);
    await expect(reopened.getByRole('article').getByText('Le rideau se lève.')).toBeVisible();
    expect(await drawnIn(reopened)).toEqual(drawn);
    await again.kill();
    await removeFolder(folder);
  },
);

test('two editors of one item find what each changed, and choose where both did', async ({
  page,
  browser,
  server,
}) => {
  await openForm(page);
  await page.getByLabel('Titre', { exact: true }).fill('Répétition publique');
  await page.getByLabel('Résumé').fill('Samedi, à la salle des fêtes.');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'admin@theatre.example', new URL(page.url()).pathname, server.origin);
  await expect(other.getByLabel('Titre', { exact: true })).toHaveValue('Répétition publique');
  await goOffline(page);
  await page.getByLabel('Titre', { exact: true }).fill('Répétition ouverte à tous');
  await page.getByLabel('Années').fill('2026');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();

  await other.getByLabel('Titre', { exact: true }).fill('Répétition publique samedi');
  await other.getByLabel('Résumé').fill('Samedi à 15 h.');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Tout est enregistré')).toBeVisible();

  await goOnline(page);
  const choice = page.getByRole('group', { name: 'Titre' });
  await expect(choice).toContainText('Répétition ouverte à tous');
  await expect(choice).toContainText('Répétition publique samedi');
  await expect(page.getByLabel('Résumé')).toHaveValue('Samedi à 15 h.');
  await expect(page.getByLabel('Années')).toHaveValue('2026');

  await choice.getByRole('button', { name: /^Garder la vôtre/ }).click();
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByLabel('Titre', { exact: true })).toHaveValue('Répétition ouverte à tous');
  await expect(other.getByLabel('Années')).toHaveValue('2026');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

test('what is wrong is told at its field, which takes the focus, and the words stay', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Résumé').fill('Sans titre encore.');
  await page.getByLabel('Années').fill('1789');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused();
  await expect(page.getByText('Le titre est obligatoire')).toBeVisible();
  await expect(page.getByText('« 1789 » n’est pas une année de 1984 à 3000')).toBeVisible();
  await expect(page.getByLabel('Résumé')).toHaveValue('Sans titre encore.');
});

test('words that another app shares begin a news item, and its versions can be had back', async ({
  page,
}) => {
  await enterAs(page, EDITOR, `${newForm}?title=Festival%20de%20Vaubrun&text=Trois%20soir%C3%A9es.`);
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Festival de Vaubrun');
  await expect(page.getByRole('textbox', { name: 'Texte' })).toContainText('Trois soirées.');
  await expect(page).toHaveURL(/ecrire\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.getByLabel('Titre', { exact: true }).fill('Festival d’été');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions
    .getByRole('button', { name: /^Comparer la version/ })
    .last()
    .click();
  await versions.getByRole('button', { name: 'Reprendre cette version' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Festival de Vaubrun');
  await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
});

test('a news item still to appear is found in its form again, though a new title gives it another address', async ({
  page,
  server,
}) => {
  await writeNews(server.origin, 'Vendanges au foyer', new Date(Date.now() + 86_400_000));
  await enterAs(page, EDITOR, '/coulisses/breve?vue=a-paraitre&titre=vendanges');
  await page.getByRole('link', { name: 'Modifier Vendanges au foyer' }).click();
  // The list has a field of this name too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier une brève');
  const title = page.getByLabel('Titre', { exact: true });
  const read = page.getByRole('link', { name: 'Voir la brève' });
  await title.fill('Vendanges tardives');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(read).toHaveAttribute('href', '/breve/lire/vendanges-tardives');
  await page.reload();
  await expect(title).toHaveValue('Vendanges tardives');
  await expect(page).toHaveURL(/ecrire\/vendanges-tardives$/);

  await title.fill('Vendanges précoces');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(read).toHaveAttribute('href', '/breve/lire/vendanges-precoces');
  await read.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendanges précoces');
  await page.goBack();
  await expect(title).toHaveValue('Vendanges précoces');
});
