import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Collection } from '#common/contract/collection-names';
import type { RowOf } from '#common/contract/collections';
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

export async function fill<C extends Collection>(
  generation: Generation,
  collection: C,
  rows: readonly RowOf<C>[],
): Promise<void> {
  await generation.rows(collection).bulkPut(rows.map((row) => shelve(collection, row)));
}
