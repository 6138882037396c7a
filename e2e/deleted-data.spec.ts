import { expect, test } from './support/journey';
import { synchronised } from './support/visit';

test('whoever comes back after the browser has deleted everything is told so, and finds everything again', async ({
  page,
}) => {
  const notice = page.getByText('Ce navigateur a effacé ce que le site gardait sur cet appareil');
  await page.goto('/bibliotheque');
  await synchronised(page);
  await page.reload();
  await synchronised(page);
  await expect(notice).toBeHidden();

  // As Safari after seven days without a visit: the server's cookies stay.
  await page.goto('/version.json');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/bibliotheque');
  await expect(notice).toBeVisible();
  await synchronised(page);
  await expect(page.getByRole('heading', { name: /^\d+ pièces$/ })).toBeVisible();
});
