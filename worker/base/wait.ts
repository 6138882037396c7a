import type { Surroundings } from './surroundings';

type Clock = Pick<Surroundings, 'after'>;

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
