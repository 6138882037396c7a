import type { Dexie, Table } from 'dexie';
import { type Storage, newDatabase } from './storage';

/** A photo of a kept year, in the cache beside this record; `failed`: the server did not deliver it. */
export interface OfflinePhoto {
  readonly uuid: string;
  /** The version of its file. */
  readonly version: string;
  readonly year: number;
  /** Its stored size; 0 for one that failed. */
  readonly bytes: number;
  readonly state: 'kept' | 'failed';
}

export interface OfflinePhotos {
  readonly database: Dexie;
  readonly photos: Table<OfflinePhoto, string>;
}

/** A record of what the cache holds: disposable, since photos can be fetched again. */
export function openOfflinePhotos(storage: Storage): OfflinePhotos {
  const database = newDatabase('kept-photos', storage, 'relaxed');
  database.version(1).stores({ photos: 'uuid' });
  return { database, photos: database.table('photos') };
}
