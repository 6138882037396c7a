import { must } from '#common/base/must';
import { expect, test } from '../support/engines/engine-journey';
import { goOffline, shellStored, synchronised } from '../support/engines/tab-visit';
import { listNews } from '../support/news-desk';

test('who closes the browser and opens it without a network reads on', async ({ tab, front, server }) => {
  const { data } = await listNews(server.origin, 'limit=9&orderBy=visible-desc');
  const latest = must(data[0], 'the latest news item').title;
  await tab.go('/breve');
  await synchronised(tab);
  await shellStored(tab);
  await goOffline(tab, front);
  await tab.reopen();

  await tab.go('/breve');
  await tab.becomes(
    () => [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent),
    data.map(({ title }) => title),
  );
  await tab.press('link', latest);
  await tab.isAt(latest);
  await tab.press('link', /^Brève précédente/);
  await tab.isAt(must(data[1], 'the one before').title);
  await tab.go('/bibliotheque');
  await tab.isAt(/./);
  expect(
    await tab.read(() => document.querySelectorAll('main a[href^="/bibliotheque/"]').length),
  ).toBeGreaterThan(3);
});
