import { type Directory, type Pointer, openDirectory } from './directory';
import { type Generation, generationSchema, isReadable, openGeneration } from './generation';
import type { Storage } from './storage';

/** The mirror as one reader or writer holds it: the directory, and the generations it has led to so far. */
export interface Mirror {
  readonly directory: Directory;
  /** Runs a query on the current generation; `nothing` where there is none yet. */
  read<T>(query: (generation: Generation) => Promise<T>, nothing: T): Promise<T>;
  open(pointer: Pointer): Generation;
  /** Closes a generation that nobody reads here any more. */
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
    // Closed for a build that gives it more stores: it can be opened again. What is deleted, no pointer leads to.
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
