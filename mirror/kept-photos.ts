import { Dexie, type Table } from 'dexie';
import { type Storage, databaseOptions } from './storage';

/** A photo of a year that this device keeps, in the cache beside this record; `failed`: the server would not give it. */
export interface KeptPhoto {
  readonly uuid: string;
  /** Of its file. */
  readonly version: string;
  readonly year: number;
  /** What it takes here; 0 for one that failed. */
  readonly bytes: number;
  readonly state: 'kept' | 'failed';
}

export interface KeptPhotos {
  readonly database: Dexie;
  readonly photos: Table<KeptPhoto, string>;
}

/** A record of what that cache holds: disposable, since photos come again from the server. */
export function openKeptPhotos(storage: Storage): KeptPhotos {
  const database = new Dexie('kept-photos', databaseOptions(storage, 'relaxed'));
  database.version(1).stores({ photos: 'uuid' });
  return { database, photos: database.table('photos') };
}
