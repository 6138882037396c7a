import { type Storage, browserStorage } from '#mirror/storage';
import { createRealmLocks } from './realm-locks';

/**
 * The worker's access to the outside: time, randomness, network, storage, other tabs. Tests supply their own, in which
 * nothing happens by itself.
 */
export interface Surroundings {
  readonly storage: Storage;
  /** The device's clock, milliseconds since 1970. */
  now(): number;
  random(bytes: number): Uint8Array;
  fetch(address: string, request: RequestInit): Promise<Response>;
  /** Calls back once, after that many milliseconds; the returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  readonly locks: Pick<LockManager, 'request'>;
  /** Where files are stored beside the databases. */
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Opens a channel to the workers of other tabs. */
  openChannel(name: string): Channel;
  /** Reports an error that no caller handles. */
  report(error: unknown): void;
}

export interface Channel {
  send(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
  close(): void;
}

export function browserSurroundings(): Surroundings {
  return {
    ...deviceSurroundings(),
    // Browsers have neither at an address without https.
    locks: navigator.locks ?? createRealmLocks(),
    caches: globalThis.caches ?? noCaches,
    openChannel(name) {
      const channel = new BroadcastChannel(name);
      return {
        send: (message) => channel.postMessage(message),
        listen: (receive) => channel.addEventListener('message', ({ data }) => receive(data)),
        close: () => channel.close(),
      };
    },
  };
}

/** Those of a page that is alone, as its browser refuses all storage. */
export function loneSurroundings(): Surroundings {
  return {
    ...deviceSurroundings(),
    locks: createRealmLocks(),
    caches: noCaches,
    openChannel: () => ({ send: () => undefined, listen: () => undefined, close: () => undefined }),
  };
}

const deviceSurroundings = () => ({
  storage: browserStorage(),
  now: () => Date.now(),
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  fetch: (address: string, request: RequestInit) => fetch(address, request),
  after(milliseconds: number, callback: () => void) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  report: (error: unknown) => reportError(error),
});

const nothing: Cache = {
  add: async () => undefined,
  addAll: async () => undefined,
  delete: async () => false,
  keys: async () => [],
  match: async () => undefined,
  matchAll: async () => [],
  put: async () => undefined,
};

/** Where the browser has no caches: nothing is stored and nothing is found. What is in caches can be fetched again. */
const noCaches: Pick<CacheStorage, 'open' | 'delete'> = {
  open: async () => nothing,
  delete: async () => false,
};
