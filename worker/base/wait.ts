import type { Surroundings } from './surroundings';

type Clock = Pick<Surroundings, 'after'>;

const LATE = Symbol('late');
/** Milliseconds by which a timer may ring late without anything having stood still. */
const A_MOMENT = 1_000;

/** Resolves after that many milliseconds, or as soon as `signal` ends the wait. */
export async function sleep({ after }: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const cancel = after(milliseconds, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}

/** The promise's value, or `late` if it takes longer than that many milliseconds. */
export async function withTimeout<T, Late>(
  { after }: Clock,
  milliseconds: number,
  promise: Promise<T>,
  late: Late,
): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const cancel = after(milliseconds, () => resolve(late));
    promise.then(resolve, reject).finally(cancel);
  });
}

/**
 * The promise's value, or null if it takes longer than that many milliseconds or fails: both are reported. Whatever waits
 * for other parts of the worker waits through here, so that parts which wait for each other do not for ever. A tab or a
 * machine that slept meanwhile, or whose clock was set, is not reported.
 * @param what it is, in the words of a report
 * @param isMoving asked once the time is up: as long as it is, it is waited for as long again
 */
export async function inTime<T>(
  surroundings: Pick<Surroundings, 'now' | 'after' | 'report'>,
  milliseconds: number,
  promise: Promise<T>,
  what: string,
  isMoving: () => boolean = () => false,
): Promise<T | null> {
  const began = surroundings.now();
  try {
    const value = await withTimeout(surroundings, milliseconds, promise, LATE);
    if (value !== LATE) return value;
    if (isMoving()) return await inTime(surroundings, milliseconds, promise, what, isMoving);
    const took = surroundings.now() - began;
    // A clock that rings late stood still with its tab or its machine, which is no fault of what was awaited.
    if (took >= 0 && took < milliseconds + A_MOMENT)
      surroundings.report(new Error(`${what} took longer than ${milliseconds} ms`));
  } catch (error) {
    surroundings.report(error);
  }
  return null;
}
