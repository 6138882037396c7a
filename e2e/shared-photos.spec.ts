import { expect, test } from './support/journey';
import { logIn, shellStored } from './support/visit';
import { grainyPhoto } from './support/waiting-photo';

test(
  'pictures that a phone shares with the installed site wait for whoever logs in and adds them, once',
  { tag: '@offline' },
  async ({ page }) => {
    const photo = (await grainyPhoto(60, 40)).toString('base64');
    await page.goto('/images/galerie');
    await shellStored(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The share menu does what this form does.
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/coulisses/partage', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      const files = new DataTransfer();
      for (const name of ['salut.jpg', 'loges.jpg'])
        files.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      Object.assign(input, { type: 'file', name: 'photos', multiple: true, files: files.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    }, photo);
    await page.waitForURL('/coulisses/image/ajouter?partage=1');
    await page.goto('/images/galerie');
    await logIn(page, 'contenu@theatre.example');
    await page.goto('/coulisses/image/ajouter?partage=1');
    const cards = page.getByRole('list', { name: 'Images à ajouter' }).locator('> *');
    await expect(cards).toHaveCount(2);
    await page.goto('/coulisses/image/ajouter?partage=1');
    await expect(cards).toHaveCount(2);
  },
);
