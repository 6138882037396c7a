import { type Endpoint, proxy, type Remote, wrap } from 'comlink';
import type { SyncState, WorkerApi } from '#worker/api';
import dataWorkerUrl from '../../worker/data?worker&url';
import { fatalErrorAtom, syncAtom } from '../state/connection';
import { warn } from '../state/notices';
import { store } from '../state/store';
import { lossSentence } from '../text/loss-sentence';
import { NoAnswer, withTimeout } from './deadline';
import { followSession } from './follow-session';
import { handleMissingChunk } from './missing-chunk';
import { isStorageError } from './storage-error';
import { trustedUrl } from './trusted-url';

/*
 * The life cycle of the data worker:
 *
 *   spawn ──> start, watch ──> serving ──(a call misses its deadline)──> probe ──answers──> serving
 *     ^                                                                    │
 *     └──────────── buried: its pending calls fail at once <───── silent, or its script failed
 *
 * After DEATHS_ALLOWED deaths within a minute it stays buried, and the person is asked to reload.
 */
const DEATHS_ALLOWED = 3;
const MINUTE_MS = 60_000;
/** On a first visit over a bad line, loading the script alone may take half of this. */
const START_MS = 60_000;
const PROBE_MS = 5_000;

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
}

interface DataWorkerOptions {
  /** The rows embedded in the page's HTML. */
  readonly firstRows?: string | null;
  readonly open?: () => DataWorker;
}

let life: Life | null = null;
let deaths: readonly number[] = [];

// Calls through a garbage-collected Comlink proxy hang: this one lives as long as the page.
const listener = proxy(receive);

export function startDataWorker(options: DataWorkerOptions = {}): void {
  deaths = [];
  spawn(options);
}

/** Asks the worker under a deadline. Rejects with NoAnswer when it is silent, gone or never started. */
export async function ask<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<T>,
): Promise<T> {
  const asked = life;
  if (asked === null) throw new NoAnswer();
  const { signal } = asked.death;
  // Not called before the worker serves: a late effect would already have been reported as a failure.
  await withTimeout(START_MS, signal, asked.started);
  try {
    return await withTimeout(milliseconds, signal, question(asked.remote));
  } catch (error) {
    if (error instanceof NoAnswer) void probe(asked);
    throw error;
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
  const born: Life = { worker, remote, death, started, options };
  life = born;
  worker.addEventListener('error', (event) => {
    // No message: the script itself failed to load, perhaps because a newer version is out.
    if ('message' in event) void probe(born);
    else void probeUnlessReloading(born);
  });
  withTimeout(START_MS, death.signal, started).catch((error: unknown) => {
    reportError(error);
    bury(born, isStorageError(error));
  });
}

async function probeUnlessReloading(suspect: Life): Promise<void> {
  if ((await handleMissingChunk()) !== 'reloading') await probe(suspect);
}

async function probe(suspect: Life): Promise<void> {
  try {
    await withTimeout(PROBE_MS, suspect.death.signal, suspect.remote.unwatch(-1));
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
  else if (deaths.length > DEATHS_ALLOWED) breakDown('worker');
  else spawn(dead.options);
}

/** No more data will come: `loading` ends, so that waiting screens say so. */
export function breakDown(cause: 'worker' | 'storage'): void {
  store.set(fatalErrorAtom, cause);
  store.set(syncAtom, (state) => ({ ...state, loading: false }));
}

function receive(state: SyncState): void {
  const before = store.get(syncAtom);
  store.set(syncAtom, state);
  followSession(before.session, state.session);
  if (state.lost.length > before.lost.length) warn(lossSentence(state.lost));
}
