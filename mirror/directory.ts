import type { Dexie, Table } from 'dexie';
import { type Storage, newDatabase } from './storage';

/** Which generation screens read, and which one is being filled to replace it. */
export interface Pointer {
  readonly name: 'current' | 'filling';
  readonly database: string;
  readonly schema: number;
  /** Why it was begun. After a reset, what the server may have lost is sent again before screens read it. */
  readonly reason: 'first' | 'schema' | 'reset';
  readonly begunAt: Date;
}

export interface Directory {
  readonly database: Dexie;
  readonly pointers: Table<Pointer, Pointer['name']>;
}

/** The only mirror database with a fixed name: it is tiny, and the generations are found through it. */
export function openDirectory(storage: Storage): Directory {
  const database = newDatabase('directory', storage, 'strict');
  database.version(1).stores({ pointers: 'name' });
  return { database, pointers: database.table('pointers') };
}
