import { newsOrders } from '#common/contract/news';
import { pick, seededRandom } from '#common/drawing/random';
import { figure, milliseconds } from './support/figure';
import { startImportedSite } from './support/imported-site';

const ROWS = 500;
const LIMIT = 9;
const REQUESTS = 80;

const small = await startImportedSite(ROWS);
const large = await startImportedSite(ROWS * 100);
try {
  await figure({
    name: 'A page of the news, 1 × → 100 × data',
    unit: 'ms',
    budget: { atMost: 1.3 },
    runs: 3,
    measure: () => timeOfPages(large.origin, ROWS * 100),
    limit: () => timeOfPages(small.origin, ROWS),
  });
} finally {
  await small.stop();
  await large.stop();
}

/** Mean time of pages that were not asked for before, in every order: what was answered once is kept by the server. */
async function timeOfPages(origin: string, rows: number): Promise<number> {
  const random = seededRandom(`${performance.now()}`);
  const paths = Array.from({ length: REQUESTS }, () => {
    const page = 1 + Math.floor((random() * rows) / LIMIT);
    return `/api/news?limit=${LIMIT}&page=${page}&orderBy=${pick(newsOrders, random)}`;
  });
  const spent = await milliseconds(async () => {
    for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  });
  return spent / REQUESTS;
}
