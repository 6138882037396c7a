import { test } from '../support/engines/engine-journey';
import { goOffline, shellStored, synchronised } from '../support/engines/tab-visit';

test(
  'a play is found without a network, by a word that is not quite right',
  { tag: '@soak' },
  async ({ tab, front }) => {
    await tab.go('/breve');
    await synchronised(tab);
    await shellStored(tab);
    await goOffline(tab, front);
    await tab.press('link', 'Rechercher');
    await tab.fill('Rechercher dans tout le site', 'dindn');
    await tab.press('link', 'Le Dindon');
    await tab.isAt('Le Dindon');
    await tab.back();
    await tab.becomes(() => location.search, '?q=dindn');
    await tab.sees('Le Dindon');
  },
);
