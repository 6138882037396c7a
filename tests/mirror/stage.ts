import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import { type Mirror, createMirror } from '#mirror/database';
import { type Generation, generationSchema, openGeneration } from '#mirror/generation';
import { shelve } from '#mirror/shelf';
import type { Storage } from '#mirror/storage';

/** A device with an empty mirror, and what fills it. */
export function openMirror(storage: Storage = { indexedDB: new IDBFactory(), IDBKeyRange }) {
  const mirror: Mirror = createMirror(storage);
  let generations = 0;

  /** Begins a generation, and lets it be the one that screens read. */
  async function begin(): Promise<Generation> {
    generations += 1;
    const database = `mirror-${generations}`;
    const generation = openGeneration(database, storage);
    await generation.database.open();
    await mirror.directory.pointers.put({
      name: 'current',
      database,
      schema: generationSchema,
      reason: 'first',
      begunAt: new Date('2026-11-21T20:30:00+01:00'),
    });
    return generation;
  }

  return { storage, mirror, begin };
}

/** A generation as a build of the schema before left it: with fewer stores. */
export async function leaveOldGeneration({ storage, mirror }: ReturnType<typeof openMirror>, title: string) {
  const old = new Dexie('mirror-old', { ...storage });
  old.version(1).stores({
    settings: 'uuid',
    follow: 'id',
    pending: 'key, thing',
    covered: '[collection+key], thing',
  });
  await old.table('settings').put({ uuid: '0190a000-0000-7000-8000-000000000001', title, description: '' });
  await old.table('follow').put({
    id: 'follow',
    epoch: 'old',
    cursors: { public: 'c0', mine: null },
    owner: null,
    scopes: [],
    caughtUpAt: new Date('2026-11-20T20:30:00+01:00'),
    clockOffset: 0,
  });
  old.close();
  const begunAt = new Date('2026-11-20T20:30:00+01:00');
  const pointer = { name: 'current', database: 'mirror-old', reason: 'first', begunAt } as const;
  await mirror.directory.pointers.put({ ...pointer, schema: generationSchema - 1 });
}

export async function fill<C extends Collection>(
  generation: Generation,
  collection: C,
  rows: readonly RowOf<C>[],
): Promise<void> {
  await generation.rows(collection).bulkPut(rows.map((row) => shelve(collection, row)));
}
