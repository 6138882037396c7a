import { enterAs } from './support/enter';
import { listImages } from './support/gallery-desk';
import { cards, choose, photo } from './support/image-desk';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';

test('proportions that are chosen before a photo is drawn hold for the photo', async ({ page, server }) => {
  await enterAs(page, 'contenu@theatre.example', '/coulisses/image/ajouter');
  await synchronised(page);
  await choose(page, [await photo('coup_de_projecteur.jpg')]);
  await expect(cards(page)).toHaveCount(1);
  await page.evaluate(() => {
    const decode = createImageBitmap;
    const drawn = new Promise<void>((resolve) => Object.assign(globalThis, { letDraw: resolve }));
    globalThis.createImageBitmap = (picture: ImageBitmapSource) => drawn.then(() => decode(picture));
  });
  await cards(page).first().getByRole('button', { name: 'Recadrer, tourner…' }).click();
  const crop = page.getByRole('dialog', { name: 'Recadrer et tourner' });
  await crop.getByRole('button', { name: 'Bannière' }).click();
  await expect(crop.getByRole('button', { name: 'Garder' })).toBeDisabled();
  await page.evaluate(() => Reflect.get(globalThis, 'letDraw')());
  await crop.getByRole('button', { name: 'Garder' }).click();
  await expect(cards(page).first()).toContainText('retouchée');
  await page.getByRole('button', { name: 'Ajouter 1 image' }).click();
  await expect(page.getByRole('region', { name: 'Images ajoutées' })).toContainText('1 image envoyée');
  const { data } = await listImages(server.origin, 'text=projecteur');
  expect(data[0]?.file).toMatchObject({ width: 1200, height: 450 });
});
