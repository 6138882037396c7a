import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/site-database';
import { createLog } from '#server/platform/process/log';
import { openBareDatabase } from '../../../support/test-database';

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

test('an empty database beside the files of a site is not made a new site: its address is wrong', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'beside-'));
  mkdirSync(join(dataDir, 'files'));
  const bare = await openBareDatabase();
  const log = createLog('error', () => undefined);
  const open = () =>
    openDatabase({ databaseUrl: bare.url, dataDir, demo: false }, log, new AbortController().signal);
  writeFileSync(join(dataDir, 'files/affiche.webp'), '');
  await expect(open()).rejects.toThrow(/DATABASE_URL est vide.*\n.*DATABASE_URL is empty/);
  expect((await bare.query("select from pg_tables where schemaname = 'public'")).rows).toEqual([]);
  rmSync(join(dataDir, 'files/affiche.webp'));
  await (await open()).close();
  await bare.close();
  rmSync(dataDir, { recursive: true });
});
