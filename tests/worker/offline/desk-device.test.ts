import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { type DeviceFact, openDevice } from '#mirror/device';
import { isDeskDevice } from '#worker/offline/desk-device';
import { fillShell, readShell } from '#worker/offline/shell';
import { answer, MemoryCaches, ORIGIN } from './cache-storage';

const door = { uuid: 'd1', name: 'Porte A', key: 'clef', expiresAt: new Date(), disarmed: false };
const sessionOf = (...roles: readonly string[]) => ({
  name: 'session',
  session: { user: { habilitations: roles.map((code) => ({ code, name: code })) } },
});
const scan = { url: 'assets/scan-1.js', revision: null, desk: true };

test.each([
  ['is stored on an armed phone', { name: 'armed', device: door }, true],
  [
    'is not stored on one that is no door any more',
    { name: 'armed', device: { ...door, disarmed: true } },
    false,
  ],
  ['is stored for the ticket office', sessionOf('ROLE_MEMBRE', 'ROLE_BILLETTERIE'), true],
  ['is not stored for a member', sessionOf('ROLE_MEMBRE'), false],
])(
  'what the desk works with %s, though the build before did not tell it apart',
  async (_, fact, isStored) => {
    vi.stubGlobal('caches', new MemoryCaches());
    vi.stubGlobal('location', { origin: ORIGIN });
    vi.stubGlobal('fetch', async () => answer('1', 'text/javascript'));
    const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
    // As much of it as is read.
    await openDevice(storage).facts.put(fact as unknown as DeviceFact);
    const isDesk = () => isDeskDevice(storage);
    await fillShell('before', [{ url: 'assets/index-1.js', revision: null }], isDesk);
    await fillShell('after', [scan], isDesk);
    expect((await readShell('after', '/assets/scan-1.js')) !== undefined).toBe(isStored);
  },
);
