import { type Directory, type Pointer, openDirectory } from './directory';
import { type Generation, generationSchema, isReadable, openGeneration } from './generation';
import type { Storage } from './storage';

/** The mirror of one reader or writer: the directory, and the generations opened so far. */
export interface Mirror {
  readonly directory: Directory;
  /** Runs a query on the current generation; returns `nothing` if there is none yet. */
  read<T>(query: (generation: Generation) => Promise<T>, nothing: T): Promise<T>;
  open(pointer: Pointer): Generation;
  /** Closes a generation that is no longer read here. */
  forget(name: string): void;
  close(): void;
}

export function createMirror(storage: Storage): Mirror {
  const directory = openDirectory(storage);
  const opened = new Map<string, Generation>();

  const open = (pointer: Pointer): Generation => {
    const known = opened.get(pointer.database);
    if (known !== undefined) return known;
    const generation = openGeneration(pointer.database, storage);
    opened.set(pointer.database, generation);
    // Closed so that a newer build can add stores: it can be opened again. No pointer names a deleted one.
    generation.database.on('versionchange', () => {
      if (opened.get(pointer.database) === generation) opened.delete(pointer.database);
    });
    return generation;
  };

  const forget = (name: string) => {
    opened.get(name)?.database.close({ disableAutoOpen: true });
    opened.delete(name);
  };

  // The pointer is read inside of the query, so that a live query runs again when another generation takes over.
  async function read<T>(query: (generation: Generation) => Promise<T>, nothing: T): Promise<T> {
    const pointer = await directory.pointers.get('current');
    if (pointer === undefined || !isReadable(pointer.schema)) return nothing;
    const generation = open(pointer);
    try {
      return await query(generation);
    } catch (error) {
      const now = await directory.pointers.get('current');
      if (now?.database === pointer.database) {
        if (opened.get(pointer.database) !== generation) return read(query, nothing);
        if (pointer.schema > generationSchema) return nothing;
        throw error;
      }
      forget(pointer.database);
      return read(query, nothing);
    }
  }

  return {
    directory,
    read,
    open,
    forget,
    close() {
      for (const name of opened.keys()) forget(name);
      directory.database.close({ disableAutoOpen: true });
    },
  };
}
