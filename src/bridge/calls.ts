import type { Result } from '#common/base/result';
import { fail } from '#common/base/result';
import type { AnswerOf, GivenOf } from '#common/contract/call-parts';
import type { ArmedDevice } from '#common/contract/device';
import type { Session } from '#common/contract/session';
import type { Remote } from 'comlink';
import type { AskedCall, Failure, NewScan, NewWrite, SavedWrite, WorkerApi } from '#worker/api';
import { closeSession, openSession } from '../state/session';
import { holdReload } from '../state/update';
import { ask } from './data-worker';
import { NoAnswer } from './deadline';

type Answer<T> = Promise<Result<T, Failure>>;

const DEVICE_MS = 8_000;
const SERVER_MS = 25_000;
const ROUND_MS = 120_000;

export async function login(email: string, password: string): Answer<Session> {
  const result = await answer(SERVER_MS, (worker) => worker.login(email, password));
  if (result.ok) {
    openSession(result.value);
    void keepStorage();
  }
  return result;
}

/** The page forgets first; the worker tells the server when it can. */
export function logout(): Answer<null> {
  closeSession();
  return answer(SERVER_MS, (worker) => worker.logout());
}

/** Asks the server now: for what only the server knows, and for what is worth nothing later. A file comes as a Blob. */
export function askServer<Name extends AskedCall>(
  call: Name,
  given: GivenOf<Name>,
): Answer<AnswerOf<Name, Blob>> {
  // Comlink's types forget which call was made; the worker has checked its answer.
  return answer(SERVER_MS, (worker) => worker.ask(call, given)) as Answer<AnswerOf<Name, Blob>>;
}

/** Resolves when the write is durable on this device; it leaves when it can. */
export function enqueue(write: NewWrite): Answer<SavedWrite> {
  return answer(DEVICE_MS, (worker) => worker.enqueue(write));
}

/** Resolves when the scan is durable on this device. */
export function enqueueScan(scan: NewScan): Answer<SavedWrite> {
  return answer(DEVICE_MS, (worker) => worker.enqueueScan(scan));
}

export function armDevice(name: string): Answer<ArmedDevice> {
  return answer(SERVER_MS, (worker) => worker.armDevice(name));
}

export function disarmDevice(): Answer<null> {
  return answer(SERVER_MS, (worker) => worker.disarmDevice());
}

/** Whether the worker took note of it. */
export function retryWrite(key: string): Promise<boolean> {
  return done(DEVICE_MS, (worker) => worker.retryWrite(key));
}

export function discardWrite(key: string): Promise<boolean> {
  return done(DEVICE_MS, (worker) => worker.discardWrite(key));
}

/** Whether the round came to its end. */
export function synchronise(): Promise<boolean> {
  return done(ROUND_MS, (worker) => worker.synchronise());
}

/** Asks the browser to keep what this device stores: only a page may ask, and whoever logs in will write. */
async function keepStorage(): Promise<void> {
  try {
    await globalThis.navigator?.storage?.persist();
  } catch {
    // A browser that refuses keeps it for as long as it has room.
  }
}

/** No reload may interrupt what a person asked for. */
async function answer<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Answer<T>,
): Answer<T> {
  const release = holdReload();
  try {
    return await ask(milliseconds, question);
  } catch (error) {
    if (!(error instanceof NoAnswer)) reportError(error);
    return fail({ kind: 'no-answer', error: null, status: null });
  } finally {
    release();
  }
}

async function done(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<void>,
): Promise<boolean> {
  try {
    await ask(milliseconds, question);
    return true;
  } catch (error) {
    if (!(error instanceof NoAnswer)) reportError(error);
    return false;
  }
}
