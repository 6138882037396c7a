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

/** What this page or worker has opened in its browser. */
const databases = new Set<Dexie>();

/**
 * A database, opened at its first use. Disposable data is written relaxed, data that must not be lost strictly. Dexie's
 * cache of live queries is off: it is keyed by database name alone and would outlive a generation.
 */
export function newDatabase(name: string, storage: Storage, durability: 'relaxed' | 'strict'): Dexie {
  const options: DexieOptions = {
    indexedDB: storage.indexedDB,
    IDBKeyRange: storage.IDBKeyRange,
    chromeTransactionDurability: durability,
    cache: 'disabled',
  };
  const database = new Dexie(name, options);
  if (storage.indexedDB === globalThis.indexedDB) databases.add(database);
  return database;
}

/** Closes the databases of this page or worker until their next use; one that could not be opened is tried again then. */
export function closeForNow(): void {
  for (const database of databases)
    if (database.isOpen() || (database.hasFailed() && !database.hasBeenClosed()))
      database.close({ disableAutoOpen: false });
}
