import { openDevice } from '#mirror/device';
import { openOutbox } from '#mirror/outbox';
import type { FakeBrowser } from './fake-browser';
import type { LedgerEntry } from './ledger';
import { troupe } from './troupe';
import type { World } from './world';

/** What a phone has of a write. */
export interface Kept {
  readonly owner: string | null;
  /** Who was logged in when it was made. */
  readonly author: string | null;
  readonly isScan: boolean;
  /** The phone kept a door when the scan was made. */
  readonly hadKey: boolean;
  /** Its owner is not logged in on this phone: what a restored server lost waits for them. */
  readonly isAway: boolean;
  readonly state: string;
  /** The refused write that it went along with. */
  readonly leader: string | null;
  /** The server knows other words under its key. */
  readonly isReused: boolean;
}

/** Where a write lies: in the phone's own outbox, or in that of one of its people. */
export async function findKept(world: World, entry: LedgerEntry): Promise<Kept | null> {
  const browser = world.browsers.find(({ name }) => name === entry.device);
  if (browser === undefined) return null;
  const { storage } = browser;
  const here = await whileRunning(world, readOwner(storage));
  const owners = entry.isScan ? [null] : troupe.map(({ uuid }) => uuid);
  for (const owner of owners) {
    const table = owner === null ? openDevice(storage).scans : openOutbox(owner, storage).writes;
    const found = await whileRunning(world, readOnce(table, entry.key));
    if (found !== undefined)
      return {
        owner,
        author: owner ?? found.author?.uuid ?? null,
        isScan: entry.isScan,
        hadKey: Boolean(found.deviceName),
        state: found.state,
        isAway: owner !== null && owner !== here,
        leader: found.with ?? null,
        isReused: found.error?.code === 'key-reused',
      };
  }
  return null;
}

/** Runs a phone's own time until this reading of its storage is over. */
export async function whileRunning<T>({ scheduler }: World, reading: Promise<T>): Promise<T> {
  const state = { isDone: false };
  const finished = reading.finally(() => (state.isDone = true));
  finished.catch(() => undefined);
  while (!state.isDone) await scheduler.run(50);
  return reading;
}

async function readOwner(storage: FakeBrowser['storage']): Promise<string | null> {
  const device = openDevice(storage);
  const session = (await device.fact('session'))?.session;
  device.database.close();
  return session?.user.uuid ?? null;
}

interface Found {
  readonly state: string;
  readonly author?: { readonly uuid: string } | null;
  readonly deviceName?: string;
  readonly with?: string;
  readonly error?: { readonly code: string } | null;
}

const readOnce = async (
  table: {
    get(key: string): PromiseLike<Found | undefined>;
    readonly db: { close(): void };
  },
  key: string,
) => {
  const found = await table.get(key);
  table.db.close();
  return found;
};
