import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { projections } from '#server/projections';
import { readCursorKey } from '#server/platform/feed/revs';
import { DatabaseChangeListener } from '#server/platform/feed/database-change-listener';
import type { FileStore, StoredFile } from '#server/platform/files/file-store';
import { usualSpans } from '#server/platform/process/spans';
import { createHandlers } from '#server/handlers';
import { createApi } from '#server/platform/http/api';
import { createLog } from '#server/platform/process/log';
import { Metrics } from '#server/platform/http/metrics';
import { isLoopback } from '#server/platform/process/proxies';
import { PublicAnswers } from '#server/platform/http/public-answers';
import { ensureTicketKey } from '#server/tickets/ticket-code/ticket-key-repository';
import { resolveCaller } from '#server/resolve-caller';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type TestDatabase, openTestDatabase } from './test-database';
import { welcomeTroupe } from './troupe';

/** The whole API with every handler, on a port of its own, over a prepared database with the troupe in it. */
export interface RunningApi {
  readonly site: TestDatabase;
  readonly files: FileStore;
  readonly origin: string;
  readonly changeListener: DatabaseChangeListener;
  close(): Promise<void>;
}

export async function startApi(): Promise<RunningApi> {
  const site = await openTestDatabase();
  const { database } = site;
  const files = memoryStore();
  const log = createLog('error');
  await prepareSite(database, 'Les Amis de la Scène');
  await ensureTicketKey(database);
  await welcomeTroupe(database);
  const changeListener = new DatabaseChangeListener(site, log);
  await changeListener.start();
  const cursorKey = await readCursorKey(database);
  const app = createApi({
    database,
    handlers: createHandlers({
      files,
      version: '1',
      cursorKey,
      readers: projections,
      resolveCaller,
      changeListener,
      node: {
        startedAt: new Date(),
        isSendingMails: false,
        readDiskSpace: async () => ({ free: 2e9, total: 8e9 }),
        log,
      },
    }),
    resolveCaller,
    isOurs: () => false,
    isProxy: isLoopback,
    overHttps: false,
    publicAnswers: new PublicAnswers(changeListener),
    spans: usualSpans,
    // On a busy machine a call may take longer than people wait.
    answerWithin: 120_000,
    log,
    metrics: new Metrics(),
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    site,
    files,
    origin: `http://127.0.0.1:${port}`,
    changeListener,
    async close() {
      server.close();
      await changeListener.close();
      await site.close();
    },
  };
}

function memoryStore(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    async put(key, bytes, type) {
      files.set(key, { bytes, type });
    },
    read: async (key) => files.get(key) ?? null,
    async remove(key) {
      files.delete(key);
    },
  };
}
