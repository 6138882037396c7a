/** Work that takes longer than those who asked for it can wait. It goes on: whether it succeeds is unknown. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** What the work comes to. Throws TooLate if it does not within these milliseconds. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('It takes too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for several works that have these milliseconds together; what passes between them does not count. */
export function timeFor(milliseconds: number): <T>(work: Promise<T>) => Promise<T> {
  let left = milliseconds;
  return async (work) => {
    const began = performance.now();
    return inTime(work, left).finally(() => {
      left -= performance.now() - began;
    });
  };
}
