import type { Surroundings } from './surroundings';

type Clock = Pick<Surroundings, 'after'>;

export async function sleep({ after }: Clock, milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise<void>((resolve) => after(milliseconds, resolve));
}

/** The promise's value, or `late` if it is not there within that many milliseconds. */
export async function within<T, Late>(
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
