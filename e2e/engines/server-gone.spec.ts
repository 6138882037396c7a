import { test } from '../support/engines/engine-journey';
import { goOffline, goOnline, shellStored, synchronised } from '../support/engines/tab-visit';
import { writeNews } from '../support/news-desk';

test('a server that is gone is said, one reads on meanwhile, and what came is there when it is back', async ({
  tab,
  front,
  server,
}) => {
  await tab.go('/breve');
  await synchronised(tab);
  await shellStored(tab);
  await goOffline(tab, front);
  await tab.press('link', 'Archives');
  await tab.isAt(/archives/i);
  await writeNews(server.origin, 'Le courant est revenu', new Date());
  await goOnline(tab, front);
  await tab.sees('Le courant est revenu');
});
