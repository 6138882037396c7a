import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { openDevice } from '#mirror/device';
import { openGeneration } from '#mirror/generation';
import { openOutbox } from '#mirror/outbox';

const storage = { indexedDB: new IDBFactory(), IDBKeyRange };

/** The durability of a transaction when the browser reports it complete. */
const durabilityOf = (database: Dexie) =>
  database.transaction('rw', database.tables, async ({ idbtrans }) => idbtrans.durability);

test('what is told as saved is on disk: writes, scans and the session; what comes again need not be', async () => {
  expect(await durabilityOf(openOutbox('colette', storage).database)).toBe('strict');
  expect(await durabilityOf(openDevice(storage).database)).toBe('strict');
  expect(await durabilityOf(openGeneration('mirror-1', storage).database)).toBe('relaxed');
});
