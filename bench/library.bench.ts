import { inBrowser } from './support/browser-bench';
import { figure } from './support/figure';

const PLAYS = 2000;
const TWO_FRAMES = 33;

await inBrowser('library', async (call) => {
  await figure({
    name: 'A filter of the library over 2,000 plays',
    unit: 'ms',
    budget: { atMost: TWO_FRAMES },
    measure: () => call('filterLibrary', PLAYS),
  });
  await figure({
    name: '2,000 plays from the mirror',
    unit: 'ms',
    budget: { atMost: 2 },
    measure: () => call('readLibrary', PLAYS),
    limit: () => call('readTables', PLAYS),
  });
});
