import { protocolVersion } from '#common/contract/feed/changes';
import { figure } from './support/figure';
import { requestsPerSecond } from './support/load';
import { withSites } from './support/site-with-database';

const gzip = { 'Accept-Encoding': 'gzip' };
const json = { 'Content-Type': 'application/json' };

await withSites(async ({ site, bare }) => {
  const { origin } = site;
  const homeList = '/api/news?page=1&limit=9';
  const list = await (
    await fetch(origin + homeList, { headers: { 'Accept-Encoding': 'identity' } })
  ).arrayBuffer();

  await figure({
    name: 'News home API',
    unit: 'requests/s',
    budget: { atLeast: 0.6 },
    measure: () => requestsPerSecond({ origin, path: homeList }),
    limit: () => requestsPerSecond({ origin: bare.origin, path: `/constant/${list.byteLength}` }),
  });

  for (const [name, path] of [
    ['News home HTML, gzip', '/breve'],
    ['Article HTML, gzip', await articlePath(origin)],
  ] as const) {
    await figure({
      name,
      unit: 'requests/s',
      budget: { atLeast: 2500 },
      measure: () => requestsPerSecond({ origin, path, headers: gzip }),
    });
  }

  const quietPull = await bodyOfQuietPull(origin);
  await figure({
    name: 'Sync with nothing new, answer',
    unit: 'bytes',
    budget: { atMost: 300 },
    runs: 1,
    measure: async () => (await pull(origin, quietPull)).length,
  });
  await figure({
    name: 'Sync with nothing new, time per request',
    unit: 'ms',
    budget: { atMost: 1.5 },
    measure: async () =>
      1000 / (await requestsPerSecond({ origin, path: '/api/changes', body: quietPull, headers: json })),
    limit: async () =>
      1000 /
      (await requestsPerSecond({ origin: bare.origin, path: '/select', body: quietPull, headers: json })),
  });
});

async function articlePath(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/news?page=1&limit=1`)).json();
  return `/breve/lire/${data[0].slug}`;
}

/** The request of a mirror that is up to date. */
async function bodyOfQuietPull(origin: string): Promise<string> {
  let cursors: unknown = { public: null, mine: null };
  for (;;) {
    const body = JSON.stringify({ cursors, unsettled: [], protocol: protocolVersion, nonce: 'bench' });
    const answer = JSON.parse(await pull(origin, body));
    if (!answer.more && JSON.stringify(answer.cursors) === JSON.stringify(cursors)) return body;
    cursors = answer.cursors;
  }
}

async function pull(origin: string, body: string): Promise<string> {
  const answer = await fetch(`${origin}/api/changes`, { method: 'POST', headers: json, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.text();
}
