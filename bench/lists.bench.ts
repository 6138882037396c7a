import { listOrders } from '#common/contract/fields/list-query';
import { seededRandom } from '#common/drawing/random';
import { figure, milliseconds } from './support/figure';
import { startImportedSite } from './support/imported-site';

const ROWS = 500;
const LIMIT = 9;
const REQUESTS = 80;
const RUNS = 3;

const small = await startImportedSite(ROWS);
const large = await startImportedSite(ROWS * 100);
const pagesOf = { small: unasked(ROWS), large: unasked(ROWS * 100) };
try {
  await figure({
    name: 'A page of the news, 1 × → 100 × data',
    unit: 'ms',
    budget: { atMost: 1.3 },
    runs: RUNS,
    measure: () => timeOfPages(large.origin, pagesOf.large),
    limit: () => timeOfPages(small.origin, pagesOf.small),
  });
} finally {
  await small.stop();
  await large.stop();
}

/** All pages of a list in every order, in no order: what was answered once is kept by the server, so none comes twice. */
function unasked(rows: number): string[] {
  const random = seededRandom(`pages of ${rows}`);
  const pages = Array.from({ length: Math.ceil(rows / LIMIT) }, (_, index) => index + 1);
  return listOrders
    .flatMap((order) => pages.map((page) => `/api/news?limit=${LIMIT}&page=${page}&orderBy=${order}`))
    .map((path) => ({ path, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ path }) => path);
}

/** Mean time of the next pages. */
async function timeOfPages(origin: string, pages: string[]): Promise<number> {
  const paths = pages.splice(0, REQUESTS);
  if (paths.length < REQUESTS) throw new Error('No page is left that was not asked for');
  const spent = await milliseconds(async () => {
    for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  });
  return spent / REQUESTS;
}
