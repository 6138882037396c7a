import { tmpdir } from 'node:os';
import { inject, expect, test } from 'vitest';
import { openDatabase } from '#server/database/site-database';
import { createLog } from '#server/log';

test('a site that waits for its database stops when it is asked to', async () => {
  const stop = new AbortController();
  const log = createLog('info', (line) => {
    if (line.includes('waiting for the database')) stop.abort('SIGTERM');
  });
  const nowhere = { databaseUrl: 'postgres://127.0.0.1:9/site', dataDir: tmpdir(), demo: false };
  await expect(openDatabase(nowhere, log, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a site that is asked to stop while its database starts does not touch it', async () => {
  const { url } = inject('databaseServer');
  const log = createLog('info', () => undefined);
  const there = { databaseUrl: url, dataDir: tmpdir(), demo: true };
  await expect(openDatabase(there, log, AbortSignal.abort('SIGHUP'))).rejects.toBe('SIGHUP');
});
