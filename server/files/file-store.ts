/**
 * The store of files: a folder, or an object store. Keys are paths of the store's own:
 * `preview-images/<uuid>-<version>.webp`.
 */
export interface FileStore {
  /** Stores a file whole or not at all; one already under this key is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The file and its type, or null when there is none under this key. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes a file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}
