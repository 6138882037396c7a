import { type Result, fail } from '#common/base/result';
import type { Remote } from 'comlink';
import type { Failure, WorkerApi } from '#worker/api';
import { blockReload } from '../state/update';
import { type Repetition, ask } from './data-worker';
import { NoAnswer } from './deadline';
import { mendStorage } from './lost-storage';

export type Answer<T> = Promise<Result<T, Failure>>;

/** What waits for the server. Milliseconds. */
export const SERVER_MS = 25_000;

/** No reload may interrupt what a person asked for. */
export async function answer<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Answer<T>,
  repetition?: Repetition,
): Answer<T> {
  const release = blockReload();
  try {
    const answered = await ask(milliseconds, question, repetition);
    const isLost = !answered.ok && answered.failure.kind === 'lost';
    return isLost && (await mendStorage()) ? await ask(milliseconds, question, repetition) : answered;
  } catch (error) {
    if (!(error instanceof NoAnswer)) reportError(error);
    // Only what waits for the server blames it.
    return fail({ kind: milliseconds === SERVER_MS ? 'no-answer' : 'late', error: null, status: null });
  } finally {
    release();
  }
}

/** Whether the worker did it. */
export async function done(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<void>,
): Promise<boolean> {
  return (await attempt(milliseconds, (worker) => question(worker).then(() => true))) ?? false;
}

/** Null without an answer. */
export async function attempt<T>(
  milliseconds: number,
  question: (worker: Remote<WorkerApi>) => Promise<T>,
): Promise<T | null> {
  try {
    return await ask(milliseconds, question);
  } catch (error) {
    if (!(error instanceof NoAnswer)) reportError(error);
    return null;
  }
}
