import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createMirror } from '#mirror/database';
import { type NewsQueries, newsQueriesOf } from '#mirror/queries/news-queries';
import type { WorkerApi } from '#worker/api';
import { createWorker } from '#worker/data-worker';
import type { Channel, Surroundings } from '#worker/base/surroundings';
import { MemoryCaches } from '../worker/offline/cache-storage';
import type { Chance } from './chance';
import { createFakeLocks } from './fake-locks';
import type { FakeNetwork } from './fake-network';
import { createNextWorker } from './next-build';
import { type Scheduler, isOfSlowMachine } from './scheduler';
import { type ScreenWatch, createScreenWatch } from './screen';

/** One tab: the real worker in surroundings of the world's making. */
export interface Tab {
  readonly name: string;
  readonly worker: WorkerApi;
  readonly isAlive: () => boolean;
  /** It is of the next build. */
  readonly isUpdated: boolean;
}

/** One browser on one device: its storage outlives its tabs, and its clock is its own. */
export interface FakeBrowser {
  readonly name: string;
  readonly storage: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
  /** When its clock was set, in the world's time. */
  readonly clockSteps: readonly number[];
  /** Sets its clock so many milliseconds ahead. */
  setClock(error: number): void;
  /** Tabs that open from now on are of the next build; those that are open go on as they are. */
  isUpdated: boolean;
  readonly tabs: readonly Tab[];
  /** What its screens ask the mirror. */
  readonly page: NewsQueries;
  readonly watch: ScreenWatch;
  readonly reports: readonly unknown[];
  openTab(): Tab;
  /**
   * The browser stops a tab in the background, with the locks that it holds. It does not while the tab has a transaction
   * open.
   */
  freeze(tab: Tab): void;
  thaw(): void;
  /** The tab is gone from one moment to the next, whatever it was doing. */
  kill(tab: Tab): void;
  /** The browser deletes databases of a site that is not open. */
  evict(isGone: (name: string) => boolean): Promise<void>;
}

interface World {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly network: FakeNetwork;
}

/** What fake-indexeddb keeps of an open database and does not tell: needed to end one as a crash does. */
interface Connection extends IDBDatabase {
  readonly _rawDatabase: { readonly transactions: readonly OpenTransaction[] };
}
interface Databases {
  readonly _databases: ReadonlyMap<string, object>;
}
interface OpenTransaction extends IDBTransaction {
  readonly _state: string;
  readonly _requests: readonly { readonly request: IDBRequest }[];
  _abort(name: string): void;
}

export function createFakeBrowser(name: string, { chance, scheduler, network }: World): FakeBrowser {
  const indexedDB = new IDBFactory();
  const locks = createFakeLocks();
  const caches = new MemoryCaches();
  const reports: unknown[] = [];
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  const connections = new Map<string, Connection[]>();
  const openings = new Map<string, IDBOpenDBRequest[]>();
  let tabs: readonly Tab[] = [];
  let clockError = 0;
  let clockSteps: readonly number[] = [];
  let opened = 0;

  const browser: FakeBrowser = {
    name,
    storage: { indexedDB, IDBKeyRange },
    get clockSteps() {
      return clockSteps;
    },
    setClock(error) {
      clockError = error;
      clockSteps = [...clockSteps, scheduler.now()];
    },
    isUpdated: false,
    get tabs() {
      return tabs;
    },
    page: newsQueriesOf(createMirror({ indexedDB, IDBKeyRange })),
    watch: createScreenWatch(),
    reports,
    openTab() {
      opened += 1;
      const line = `${name}/${opened}`;
      let alive = true;
      const create = browser.isUpdated ? createNextWorker : createWorker;
      const worker = create(surroundingsOf(line, () => alive));
      const tab: Tab = { name: line, worker, isAlive: () => alive, isUpdated: browser.isUpdated };
      tabs = [...tabs, tab];
      deaths.set(tab, () => (alive = false));
      return tab;
    },
    freeze(tab) {
      const isBusy = (connections.get(tab.name) ?? []).some(({ _rawDatabase }) =>
        _rawDatabase.transactions.some(({ _state }) => _state !== 'finished'),
      );
      if (!isBusy) scheduler.freeze(tab.name, true);
    },
    thaw() {
      for (const tab of tabs) scheduler.freeze(tab.name, false);
    },
    kill(tab) {
      scheduler.freeze(tab.name, false);
      tabs = tabs.filter((one) => one !== tab);
      deaths.get(tab)?.();
      listeners.delete(tab.name);
      for (const request of openings.get(tab.name) ?? []) giveUp(request);
      for (const connection of connections.get(tab.name) ?? []) end(connection);
      locks.release(holderOf(tab.name));
    },
    async evict(isGone) {
      const names = [...(indexedDB as unknown as Databases)._databases.keys()];
      const gone = (name: string) =>
        new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
      await Promise.all(names.filter(isGone).map(gone));
    },
  };
  const deaths = new Map<Tab, () => void>();

  /** Transactions that were not complete never were, and nobody is told. */
  function end(connection: Connection): void {
    for (const transaction of connection._rawDatabase.transactions)
      if (transaction.db === connection) abort(transaction);
    Object.assign(connection, { onclose: null, onversionchange: null });
    connection.close();
  }

  const holders = new Map<string, object>();
  function holderOf(line: string): object {
    const holder = holders.get(line) ?? {};
    holders.set(line, holder);
    return holder;
  }

  function surroundingsOf(line: string, isAlive: () => boolean): Surroundings {
    return {
      storage: { indexedDB: factoryOf(line, isAlive), IDBKeyRange },
      now: () => Math.floor(scheduler.now() + clockError),
      random: (count) => chance.bytes(count),
      fetch: (address, request) =>
        isAlive() ? network.fetch({ device: name, tab: line, address, request }) : new Promise(() => {}),
      after: (milliseconds, callback) =>
        scheduler.after(line, milliseconds, () => {
          if (isAlive()) callback();
        }),
      locks: locks.of(holderOf(line)),
      // As much of it as the worker uses.
      caches: caches as unknown as CacheStorage,
      openChannel: () => openChannel(line, isAlive),
      report: (error) => {
        if (isAlive() && !isOfSlowMachine(scheduler, line, error)) reports.push(error);
      },
    };
  }

  /** The shared storage as one tab opens it: a dead tab opens nothing, and what it had open can be found. */
  function factoryOf(line: string, isAlive: () => boolean): IDBFactory {
    return new Proxy(indexedDB, {
      get(factory, property) {
        if (property !== 'open') {
          const value: unknown = Reflect.get(factory, property);
          return typeof value === 'function' ? value.bind(factory) : value;
        }
        return (...args: [string, number?]) => {
          const request = factory.open(...args);
          openings.set(line, [...(openings.get(line) ?? []), request]);
          request.addEventListener('success', () => {
            const connection = request.result as unknown as Connection;
            connections.set(line, [...(connections.get(line) ?? []), connection]);
            if (!isAlive()) end(connection);
          });
          return request;
        };
      },
    });
  }

  function openChannel(line: string, isAlive: () => boolean): Channel {
    return {
      send(message) {
        if (!isAlive()) return;
        const copy: unknown = structuredClone(message);
        for (const [other, receivers] of listeners)
          if (other !== line) scheduler.queue(other, () => receivers.forEach((receive) => receive(copy)));
      },
      listen: (receive) => listeners.set(line, [...(listeners.get(line) ?? []), receive]),
      close: () => listeners.delete(line),
    };
  }

  return browser;
}

function silence(request: IDBRequest): void {
  Object.assign(request, { onsuccess: null, onerror: null });
}

/** An upgrade that was running is undone, and one that is to come never begins. */
function giveUp(request: IDBOpenDBRequest): void {
  const transaction = request.transaction as unknown as OpenTransaction | null;
  silence(request);
  request.onblocked = null;
  request.onupgradeneeded = () => request.transaction?.abort();
  if (transaction !== null) abort(transaction);
}

/** Nobody is told: whoever asked is gone. */
function abort(transaction: OpenTransaction): void {
  if (transaction._state === 'finished') return;
  for (const { request } of transaction._requests) silence(request);
  Object.assign(transaction, { onabort: null, oncomplete: null, onerror: null });
  transaction._abort('AbortError');
}
