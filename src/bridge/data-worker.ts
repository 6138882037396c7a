import { proxy, type Remote, wrap } from 'comlink';
import type { SyncState, WorkerApi } from '#worker/api';
import dataWorkerUrl from '../../worker/data?worker&url';
import { breakdownAtom, syncAtom } from '../state/connection';
import { store } from '../state/store';
import { NoAnswer, within } from './deadline';
import { followSession } from './follow-session';
import { trustedUrl } from './trusted-url';

/*
 * The data worker and its lives:
 *
 *   spawn ──> start, watch ──> serving ──(a call misses its deadline)──> probe ──answers──> serving
 *     ^                                                                    │
 *     └──────────── buried: its pending calls fail at once <───── silent, or its script failed
 *
 * After DEATHS_ALLOWED deaths within a minute it stays buried, and the person is asked to reload.
 */
const DEATHS_ALLOWED = 3;
const MINUTE_MS = 60_000;
const START_MS = 15_000;
const PROBE_MS = 5_000;

interface Life {
  readonly worker: Worker;
  readonly remote: Remote<WorkerApi>;
  readonly death: AbortController;
}

let life: Life | null = null;
let deaths: readonly number[] = [];

// Comlink hangs calls through a proxy that was collected: this one lives as long as the page.
const listener = proxy(receive);

export function startDataWorker(): void {
  if (typeof indexedDB === 'undefined') store.set(breakdownAtom, 'storage');
  else spawn();
}

/** Asks the worker under a deadline. Rejects with NoAnswer when it is silent, gone or never started. */
export async function ask<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<T>,
): Promise<T> {
  const asked = life;
  if (asked === null) throw new NoAnswer();
  try {
    return await within(milliseconds, asked.death.signal, question(asked.remote));
  } catch (error) {
    if (error instanceof NoAnswer) void probe(asked);
    throw error;
  }
}

function spawn(): void {
  const worker = new Worker(trustedUrl(dataWorkerUrl), { type: 'module', name: 'data' });
  const born: Life = { worker, remote: wrap<WorkerApi>(worker), death: new AbortController() };
  life = born;
  worker.addEventListener('error', () => void probe(born));
  const { signal } = born.death;
  const started = born.remote.start({ path: location.pathname }).then(() => born.remote.watch(listener));
  within(START_MS, signal, started).catch((error: unknown) => {
    reportError(error);
    bury(born);
  });
}

async function probe(suspect: Life): Promise<void> {
  try {
    await within(PROBE_MS, suspect.death.signal, suspect.remote.unwatch(-1));
  } catch {
    bury(suspect);
  }
}

function bury(dead: Life): void {
  if (life !== dead) return;
  life = null;
  dead.death.abort();
  dead.worker.terminate();
  const now = Date.now();
  deaths = [...deaths.filter((at) => now - at < MINUTE_MS), now];
  if (deaths.length > DEATHS_ALLOWED) store.set(breakdownAtom, 'worker');
  else spawn();
}

function receive(state: SyncState): void {
  const before = store.get(syncAtom);
  store.set(syncAtom, state);
  followSession(before.session, state.session);
}
