import { test } from '../support/engines/engine-journey';
import { wanderInWebKit } from '../support/engines/wandering-page';
import { newFolder, removeFolder } from '../support/lasting-browser';

/** What iPhones say after the background: 'Connection to Indexed Database server lost'. Only WebKit has that server. */
test('a page whose database is lost under it goes on by itself', { tag: '@webkit' }, async ({ server }) => {
  const folder = newFolder();
  const page = await wanderInWebKit(folder, `${server.origin}/breve`);
  try {
    await page.goesOn();
    page.loseDatabase();
    await page.goesOn();
  } finally {
    await page.close();
    await removeFolder(folder);
  }
});
