import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protocolHeader } from '#common/contract/feed/changes';
import { type Connection, connect } from '#server/platform/database/connection';
import { createApi } from '#server/platform/http/api';
import type { Handlers } from '#server/platform/http/handler';
import { Metrics } from '#server/platform/http/metrics';
import { PublicAnswers } from '#server/platform/http/public-answers';
import { createLog } from '#server/platform/process/log';
import { isLoopback } from '#server/platform/process/proxies';
import { resolveCaller } from '#server/resolve-caller';
import { usualSpans } from '#server/platform/process/spans';
import { type SilentProxy, openSilentProxy } from '../../../support/silent-proxy';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const noNews = {
  metadata: { currentPage: 1, lastPage: 1, total: 0, offsetStart: 0, offsetEnd: 0 },
  data: [],
};
let site: TestDatabase;
let proxy: SilentProxy;
let node: Connection;

beforeAll(async () => {
  site = await openTestDatabase();
  proxy = await openSilentProxy(site.url);
  node = connect(proxy.url, { connections: 1 });
});
afterAll(async () => {
  await node.close();
  await proxy.close();
  await site.close();
});

function openNode(lines: string[]) {
  const handlers: Partial<Handlers> = {
    async listNews({ database }) {
      await sql`select`.execute(database);
      return noNews;
    },
  };
  return createApi({
    database: node.database,
    // Calls of other nouns have no handler here and are not asked.
    handlers: handlers as Handlers,
    resolveCaller,
    isOurs: () => true,
    isProxy: isLoopback,
    overHttps: false,
    publicAnswers: new PublicAnswers({ publicEpoch: () => 1 }),
    spans: usualSpans,
    answerWithin: 200,
    log: createLog('error', (line) => lines.push(line)),
    metrics: new Metrics(),
  });
}

test('a call that a frozen database keeps waiting is told to come again, and answered once the database is back', async () => {
  const lines: string[] = [];
  const api = openNode(lines);
  await sql`select`.execute(node.database);
  proxy.freeze();
  const late = await api.request('/api/news');
  expect(late.status).toBe(503);
  expect(late.headers.get('Retry-After')).toBe('5');
  expect(late.headers.has(protocolHeader)).toBe(true);
  expect(await late.json()).toMatchObject({ code: 'unavailable' });
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['call not answered in time']);
  proxy.thaw();
  await expect.poll(async () => (await api.request('/api/news')).status).toBe(200);
});
