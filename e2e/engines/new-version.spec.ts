import { test } from '../support/engines/engine-journey';
import { shellStored } from '../support/engines/tab-visit';
import { deployNext } from '../support/next-build';

test('a new version waits to be asked, and then is the one in use', async ({ tab, front }) => {
  await tab.go('/breve');
  await shellStored(tab);
  const id = await deployNext(front);
  await tab.reload();
  await tab.sees('L’utiliser maintenant ?');
  await tab.press('button', 'Ok');
  await tab.misses('L’utiliser maintenant ?');
  await tab.becomes(async () => (await caches.keys()).join(), new RegExp(`shell-${id}`));
});
