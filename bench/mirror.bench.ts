import { inBrowser } from './support/browser-bench';
import { figure } from './support/figure';

const ROWS = 10_000;
const PAGE = 1000;

await inBrowser('mirror-fill', async (call) => {
  await figure({
    name: 'First sync of 10,000 rows into the mirror',
    unit: 'ms',
    budget: { atMost: 1.3 },
    measure: () => call('fillMirror', ROWS, PAGE),
    limit: () => call('bulkPut', ROWS),
  });
});

const WRITES = 200;

await inBrowser('outbox', async (call) => {
  await figure({
    name: 'A write, until it is durable in the outbox',
    unit: 'ms',
    budget: { atMost: 1.5 },
    measure: () => call('enqueueWrites', WRITES),
    limit: () => call('addStrictly', WRITES),
  });
});
