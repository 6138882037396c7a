import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { must } from '#common/base/must';
import { enterAs } from './support/enter';
import { expectFocusIn } from './support/focus';
import { ON_THE_WALL, listImages } from './support/gallery-desk';
import { expect, test } from './support/journey';
import { writeNews } from './support/news-desk';
import { act, cards, choose, photo } from './support/image-desk';
import { deskStored, goOffline, goOnline, inAnotherTab, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const library = '/coulisses/image';
const adding = '/coulisses/image/ajouter';

async function edit(page: Page, path: string): Promise<void> {
  await enterAs(page, 'contenu@theatre.example', path);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'three photos are added on a train, one of them cut, and hang in the gallery once there is a network',
    { tag: '@offline' },
    async ({ page, server }) => {
      await edit(page, adding);
      await deskStored(page);
      await synchronised(page);
      await goOffline(page);
      await choose(page, [
        await photo('salut-de-la-troupe.jpg'),
        await photo('IMG_2041.JPG', 900, 1200),
        await photo('le_rideau.jpg', 1600, 1000),
      ]);
      await expect(cards(page)).toHaveCount(3);
      const first = cards(page).first();
      await expect(first.getByLabel('Nom')).toHaveValue('Salut de la troupe');
      await first.getByLabel('Description').fill('La troupe salue, main dans la main');
      await cards(page).nth(1).getByLabel('Nom').fill('Le décor monté');

      await first.getByRole('button', { name: 'Recadrer, tourner…' }).click();
      const crop = page.getByRole('dialog', { name: 'Recadrer et tourner' });
      await crop.getByRole('button', { name: 'Bannière' }).click();
      await crop.getByRole('button', { name: 'Garder' }).click();
      await expect(first).toContainText('retouchée');
      await inAnotherTab(page, (tab) => expect(cards(tab).first()).toContainText('retouchée'));

      await page.reload();
      await expect(cards(page)).toHaveCount(3);
      await expect(first.getByLabel('Description')).toHaveValue('La troupe salue, main dans la main');
      await page.getByRole('button', { name: 'Ajouter 3 images' }).click();
      const sent = page.getByRole('region', { name: 'Images ajoutées' });
      await expect(sent).toContainText('3 images en attente du réseau');
      await goOnline(page);
      await expect(sent).toContainText('3 images envoyées');

      const { data } = await listImages(server.origin, `${ON_THE_WALL}&text=troupe`);
      const added = await Promise.all(
        ['Salut de la troupe', 'Le décor monté', 'Le rideau'].map((name) =>
          listImages(server.origin, `text=${encodeURIComponent(name)}`),
        ),
      );
      expect(data.filter(({ name }) => name === 'Salut de la troupe')).toHaveLength(1);
      const files = added.map(({ data: [image] }) => image?.file);
      expect(files.map((file) => file && [file.width, file.height])).toEqual([
        [1200, 450],
        [900, 1200],
        [1600, 1000],
      ]);
    },
  );
});

test('what is no picture, or too heavy, is told before anything is sent', async ({ page }, testInfo) => {
  const file = (name: string, bytes: Uint8Array) => {
    writeFileSync(testInfo.outputPath(name), bytes);
    return testInfo.outputPath(name);
  };
  await edit(page, adding);
  await page
    .locator('main input[type=file][multiple]')
    .setInputFiles([
      file('notes.txt', Buffer.from('Deuxième acte')),
      file('vide.jpg', Buffer.alloc(0)),
      file('lourde.jpg', Buffer.alloc(26 * 1024 * 1024)),
    ]);
  const refused = page.getByRole('list', { name: 'Fichiers refusés' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /notes\.txt.*n’est pas une image acceptée/,
    /vide\.jpg.*est vide/,
    /lourde\.jpg.*dépasse 25 Mo/,
  ]);
  await expect(cards(page)).toHaveCount(0);
});

test('an image is described, its banner led by the arrows, its file replaced, and it goes into the trash', async ({
  page,
  server,
}) => {
  await edit(page, adding);
  await choose(page, [await photo('banniere-a-couper.jpg', 6400, 900)]);
  await page.getByRole('button', { name: 'Ajouter 1 image' }).click();
  await page.getByRole('link', { name: 'Banniere a couper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier l’image' });
  await dialog.getByLabel('Nom').fill('Bannière à couper');
  const across = dialog.getByRole('slider', { name: 'Sujet, depuis la gauche' });
  await across.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(across).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('L’image est enregistrée.')).toBeVisible();
  await synchronised(page);

  const found = async () =>
    must((await listImages(server.origin, 'text=couper')).data[0], 'the image of the banner');
  await expect.poll(async () => (await found()).focus).toEqual({ x: 0, y: 0.5 });
  const { uuid, file } = await found();
  const address = `${server.origin}/api/images/${uuid}/format/BANNER/file?v=${file?.version}-0-500`;
  const banner = await fetch(address, { headers: { Accept: 'image/jpeg' } });
  expect(banner.headers.get('Cache-Control')).toContain('immutable');
  const { channels } = await sharp(await banner.arrayBuffer()).stats();
  expect(channels[1]?.max).toBeLessThan(90);

  await page.goto(`${library}?mots=couper`);
  await act(page, 'Bannière à couper', /Remplacer le fichier/);
  const replace = page.getByRole('dialog', { name: 'Remplacer le fichier' });
  await replace.locator('input[type=file]').setInputFiles(await photo('autre.jpg', 640, 480));
  await replace.getByRole('button', { name: 'Remplacer', exact: true }).click();
  await expect.poll(async () => (await found()).file?.width).toBe(640);

  await synchronised(page);
  await act(page, 'Bannière à couper', /corbeille/);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Elle n’est utilisée dans aucune brève');
  await question.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune image trouvée' })).toBeVisible();
  await page.goto(`${library}?vue=corbeille`);
  await expect(page.getByRole('list', { name: 'Dans la corbeille' })).toContainText('Bannière à couper');

  await page.goto(`${library}?image=${uuid}`);
  await expect(page.getByText('Image introuvable')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}${library}`);
  await expect(dialog).toHaveCount(0);
});

test('who takes an image away is told first in which news it stands', async ({ page, server }) => {
  const { data } = await listImages(server.origin, 'limit=1&format=L');
  const image = must(data[0], 'an image with a file');
  const address = `/api/images/${image.uuid}/format/L/file?v=${image.file?.version}`;
  await writeNews(server.origin, 'Le salut, en image', new Date(), address);
  await edit(page, `${library}?mots=${encodeURIComponent(image.name)}&annee=${image.year}`);
  await synchronised(page);
  await page.locator('main li').filter({ hasText: image.name }).first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: /corbeille/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Utilisée dans…');
  await expect(question.getByRole('link', { name: 'Le salut, en image' })).toHaveAttribute(
    'href',
    /\/coulisses\/breve\/ecrire\//,
  );
  await question.getByRole('button', { name: 'Garder' }).click();
});

test('a photo is found, named and added by keyboard alone', async ({ page }) => {
  await edit(page, library);
  await page.getByRole('searchbox', { name: 'Nom, description' }).focus();
  await page.keyboard.type('dindon');
  await expect(page).toHaveURL(/mots=dindon/);
  const rows = page.getByRole('main').locator('li');
  // A row that goes when the list is narrowed would take the focus with it.
  await expect(rows.filter({ hasNotText: /dindon/i })).toHaveCount(0);
  await rows.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Modifier l’image' });
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto(adding);
  await choose(page, [await photo('clavier.jpg')]);
  await page.getByRole('button', { name: 'Recadrer, tourner…' }).focus();
  await page.keyboard.press('Enter');
  const crop = page.getByRole('dialog', { name: 'Recadrer et tourner' });
  await crop.getByRole('button', { name: 'Tourner vers la droite' }).focus();
  await page.keyboard.press('Enter');
  await crop.getByRole('button', { name: 'Bord du bas' }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  const keep = crop.getByRole('button', { name: 'Garder' });
  // Only once the turned picture is drawn can it take the focus.
  await expect(keep).toBeEnabled();
  await keep.press('Enter');
  await expect(cards(page)).toContainText('retouchée');
  await page.getByRole('button', { name: 'Retirer Clavier' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(0);
});

test('the screens of images keep no one out, and fit', async ({ page, server }) => {
  // Every view at two widths in two lights.
  test.slow();
  const image = must((await listImages(server.origin, 'limit=1&format=L')).data[0], 'an image');
  await edit(page, library);
  await synchronised(page);
  for (const path of [
    library,
    `${library}?mots=zzzz`,
    `${library}?vue=corbeille`,
    `${library}?image=${image.uuid}`,
    adding,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (path === adding) await choose(page, [await photo('un.jpg'), await photo('deux.jpg')]);
    if (path === adding) await expect(cards(page)).toHaveCount(2);
    await expectWelcomeEverywhere(page);
  }
});
