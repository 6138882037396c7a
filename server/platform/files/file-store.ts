/**
 * The store of files: a folder, or an object store. Keys are paths within the store:
 * `preview-images/<uuid>-<version>.webp`.
 */
export interface FileStore {
  /** Stores a file completely or not at all; an existing one under this key is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The file and its type, or null if there is none under this key. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes a file; does nothing if there is none. */
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}
