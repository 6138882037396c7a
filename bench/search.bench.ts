import { inBrowser } from './support/browser-bench';
import { figure } from './support/figure';

/** An archive ten times as large as the association's. */
const PLAYS = 2_000;
const NEWS = 12_000;

await inBrowser('search', async (call) => {
  await figure({
    name: 'A letter typed into the search, the slowest of 90',
    unit: 'ms',
    budget: { atMost: 50 },
    measure: () => call('searchAsTyped', PLAYS, NEWS),
  });
  await figure({
    name: 'A first search: 2,000 plays, 12,000 news indexed',
    unit: 'ms',
    budget: { atMost: 15_000 },
    runs: 2,
    measure: () => call('firstSearch', PLAYS, NEWS),
  });
});
