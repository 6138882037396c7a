import { type Endpoint, proxy, type Remote, wrap } from 'comlink';
import { isConnectionLost } from '#common/base/connection-lost';
import type { SyncState, WorkerApi } from '#worker/api';
import { END_TRANSACTIONS, endTransactions } from '#mirror/queries/going-transactions';
// By its path: by an address of package imports, Vite gives the worker itself instead of its URL.
import dataWorkerUrl from '../../worker/data?worker&url';
import { fatalErrorAtom, syncAtom } from '../state/connection';
import { store } from '../state/store';
import { NoAnswer, withTimeout } from './deadline';
import { followSession } from './follow-session';
import { handleMissingChunk } from './missing-chunk';
import { isStorageError } from './storage-error';
import { tellTroubles } from './tell-troubles';
import { trustedUrl } from './trusted-url';

/*
 * The life cycle of the data worker:
 *
 *   spawn ──> start, watch ──> serving ──(a call misses its deadline)──> probe ──answers──> serving
 *    ^  ^                         │                                        │
 *    │  └── buried: its pending calls fail at once <───────────────────────┴─ silent, or its script failed
 *    │                            │
 *    └── resting: its pending calls are asked again <── the page is left and may come back, or is frozen
 *
 * After DEATHS_ALLOWED deaths within a minute, or SILENT_STARTS_ALLOWED starts in a row that came to no end, it stays
 * buried, and the person is asked to reload.
 */
const DEATHS_ALLOWED = 3;
/** Each takes as long as deaths are counted. */
const SILENT_STARTS_ALLOWED = 1;
const MINUTE_MS = 60_000;
/** On a first visit over a bad line, loading the script alone may take half of this. */
const START_MS = 60_000;
const PROBE_MS = 5_000;
const ENDING_MS = 40;

/** A worker, or what takes its place. */
interface DataWorker extends Endpoint {
  terminate(): void;
}

interface Life {
  readonly worker: DataWorker;
  readonly remote: Remote<WorkerApi>;
  readonly death: AbortController;
  readonly started: Promise<unknown>;
  readonly options: DataWorkerOptions;
  isServing: boolean;
}

interface DataWorkerOptions {
  /** The rows embedded in the page's HTML. */
  readonly firstRows?: string | null;
  readonly open?: () => DataWorker;
}

/** Why a life ended that comes back: nothing is wrong with the worker. */
const REST = 'rest';

let life: Life | null = null;
/** While the page is left or frozen. */
let rest: { readonly options: DataWorkerOptions; readonly over: Promise<void>; end(): void } | null = null;
let deaths: readonly number[] = [];
let silentStarts = 0;
let tellLost = () => {};

/** Calls the listener whenever the worker says that the browser has lost its databases, or does not get to them. */
export function onStorageLost(listener: () => void): void {
  tellLost = listener;
}

// Calls through a garbage-collected Comlink proxy hang: this one lives as long as the page.
const listener = proxy(receive);

export function startDataWorker(options: DataWorkerOptions = {}): void {
  deaths = [];
  silentStarts = 0;
  rest = null;
  spawn(options);
}

/**
 * Ends the worker of a page that is left and may come back, or that is frozen: its locks, and the databases that it has in
 * a transaction, would keep every other page waiting for as long as the browser keeps this one.
 */
export function restDataWorker(): void {
  if (life === null) return;
  const { worker, death, options } = life;
  life = null;
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  rest = { options, over, end };
  death.abort(REST);
  endTransactions();
  if (shutsDatabases()) giveTimeToEnd(worker);
  worker.terminate();
}

/** A database stays shut in Safari after a worker that was ended while it both read and wrote (WebKit bug 324094). */
const shutsDatabases = () => navigator.vendor.startsWith('Apple');

/**
 * Has the worker end its transactions, which takes it a few milliseconds. Nothing tells when it has: from now on no task runs
 * in a page that is left.
 */
function giveTimeToEnd(worker: DataWorker): void {
  worker.postMessage(END_TRANSACTIONS);
  const end = performance.now() + ENDING_MS;
  while (performance.now() < end);
}

/** The page is there again. */
export function wakeDataWorker(): void {
  if (rest === null) return;
  const { options, end } = rest;
  rest = null;
  spawn(options);
  end();
}

/** Another worker takes its place: the browser has opened lost databases again, and a worker may not notice. */
export function renewDataWorker(): void {
  if (life === null) return;
  restDataWorker();
  wakeDataWorker();
}

/** No worker serves this page any more: it is about to be loaded again. */
export function endDataWorker(): void {
  const dead = life;
  life = null;
  dead?.death.abort();
  dead?.worker.terminate();
}

/** `once`: a question whose answer was lost may have had its effect, and is not asked a second time. */
export type Repetition = 'again' | 'once';

/**
 * Asks the worker under a deadline. Rejects with NoAnswer when it is silent, gone or never started. What a worker at rest
 * has left open is asked again of the next one.
 */
export async function ask<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<T>,
  repetition: Repetition = 'again',
): Promise<T> {
  for (;;) {
    await rest?.over;
    const asked = life;
    if (asked === null) throw new NoAnswer();
    const { signal } = asked.death;
    let isAsked = false;
    try {
      // Not called before the worker serves: a late effect would already have been reported as a failure.
      await withTimeout(START_MS, signal, asked.started);
      isAsked = true;
      return await withTimeout(milliseconds, signal, question(asked.remote));
    } catch (error) {
      const isAtRest = signal.reason === REST;
      if (isAsked && !isAtRest && error instanceof NoAnswer) void probe(asked);
      if (!isAtRest || (isAsked && repetition === 'once')) throw error;
    }
  }
}

function openDataWorker(): Worker {
  return new Worker(trustedUrl(dataWorkerUrl), { type: 'module', name: 'data' });
}

function spawn(options: DataWorkerOptions): void {
  const { firstRows = null, open = openDataWorker } = options;
  const worker = open();
  const remote = wrap<WorkerApi>(worker);
  const death = new AbortController();
  const started = remote.start({ firstRows }).then(() => remote.watch(listener));
  const born: Life = { worker, remote, death, started, options, isServing: false };
  life = born;
  worker.addEventListener('error', (event) => {
    // No message: the script itself failed to load, perhaps because a newer version is out.
    if ('message' in event) void probe(born);
    else void probeUnlessReloading(born);
  });
  withTimeout(START_MS, death.signal, started).then(
    () => {
      silentStarts = 0;
      born.isServing = true;
    },
    (error: unknown) => {
      if (life !== born) return;
      // A server that does not send the worker's script is no fault of the program, and the person is told.
      if (error instanceof NoAnswer) silentStarts += 1;
      else reportError(error);
      bury(born, isStorageError(error));
      // One that never came to an end may have waited for its databases.
      if (error instanceof NoAnswer || isConnectionLost(error)) tellLost();
    },
  );
}

/** Finds out whether a worker that served still does, as when a phone comes back to its page. */
export function probeDataWorker(): void {
  if (life?.isServing === true) void probe(life);
}

async function probeUnlessReloading(suspect: Life): Promise<void> {
  if ((await handleMissingChunk()) !== 'reloading') await probe(suspect);
}

async function probe(suspect: Life): Promise<void> {
  try {
    const isWell = await withTimeout(PROBE_MS, suspect.death.signal, suspect.remote.isWell());
    if (!isWell) tellLost();
  } catch {
    bury(suspect);
  }
}

/** Where nothing can be stored, no new worker is started: it would fail in the same way. */
function bury(dead: Life, storesNothing = false): void {
  if (life !== dead) return;
  life = null;
  dead.death.abort();
  dead.worker.terminate();
  const now = Date.now();
  deaths = [...deaths.filter((at) => now - at < MINUTE_MS), now];
  if (storesNothing) breakDown('storage');
  else if (deaths.length > DEATHS_ALLOWED || silentStarts > SILENT_STARTS_ALLOWED) breakDown('worker');
  else spawn(dead.options);
}

/** No more data will come: `loading` ends, so that waiting screens say so. */
export function breakDown(cause: 'worker' | 'storage'): void {
  store.set(fatalErrorAtom, cause);
  store.set(syncAtom, (state) => ({ ...state, loading: false }));
}

function receive(state: SyncState): void {
  if (state.isStorageLost) tellLost();
  const before = store.get(syncAtom);
  store.set(syncAtom, state);
  followSession(before.session, state.session);
  tellTroubles(before, state);
}
