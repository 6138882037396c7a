import { Dexie, type DexieOptions } from 'dexie';

/** Where databases are stored: in the browser, or in memory for tests. */
export interface Storage {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/** The existing databases. If the browser cannot list them (Firefox before 126), Dexie keeps its own list. */
export async function databaseNames({ indexedDB }: Pick<Storage, 'indexedDB'>): Promise<readonly string[]> {
  const canTell: unknown = Reflect.get(indexedDB, 'databases');
  if (typeof canTell !== 'function') return Dexie.getDatabaseNames();
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
}

export const browserStorage = (): Storage => ({ indexedDB, IDBKeyRange });

/**
 * Dexie's options. Disposable data is written relaxed, data that must not be lost strictly. Its cache of live queries
 * is off: it is keyed by database name alone and would outlive a generation.
 */
export function databaseOptions(storage: Storage, durability: 'relaxed' | 'strict'): DexieOptions {
  return {
    indexedDB: storage.indexedDB,
    IDBKeyRange: storage.IDBKeyRange,
    chromeTransactionDurability: durability,
    cache: 'disabled',
  };
}
