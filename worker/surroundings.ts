import { type Storage, browserStorage } from '#mirror/storage';

/**
 * All that the worker touches of the world outside: time, chance, network, storage, other tabs. Tests bring a world of
 * their own, in which nothing happens by itself.
 */
export interface Surroundings {
  readonly storage: Storage;
  /** The device's clock, milliseconds since 1970. */
  now(): number;
  random(bytes: number): Uint8Array;
  fetch(address: string, request: RequestInit): Promise<Response>;
  /** Calls back once, after that many milliseconds; the returned function calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
  readonly locks: Pick<LockManager, 'request'>;
  /** Where files lie beside the databases. */
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** How many bytes the browser lets this site store besides; null where it does not say. */
  room(): Promise<number | null>;
  /** What the workers of other tabs hear, and tell. */
  openChannel(name: string): Channel;
  /** A defect that nobody waits for. */
  report(error: unknown): void;
}

export interface Channel {
  send(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
  close(): void;
}

export function browserSurroundings(): Surroundings {
  return {
    storage: browserStorage(),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    fetch: (address, request) => fetch(address, request),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    locks: navigator.locks,
    caches: globalThis.caches,
    async room() {
      const { quota, usage } = await navigator.storage.estimate();
      return quota === undefined || usage === undefined ? null : quota - usage;
    },
    openChannel(name) {
      const channel = new BroadcastChannel(name);
      return {
        send: (message) => channel.postMessage(message),
        listen: (receive) => channel.addEventListener('message', ({ data }) => receive(data)),
        close: () => channel.close(),
      };
    },
    report: (error) => reportError(error),
  };
}
