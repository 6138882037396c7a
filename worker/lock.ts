import type { Surroundings } from './surroundings';

/**
 * Does the work under a lock that the tabs of this browser share. A holder that does not come to its end is not waited
 * for longer than `patience`: the lock is then taken from it, since a frozen tab holds it for ever. Nothing may be
 * wrong when two do the work at once.
 */
export async function underLock<T>(
  { locks, after }: Pick<Surroundings, 'locks' | 'after'>,
  name: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const cancel = after(patience, () => abort.abort());
  const started = { yes: false };
  const run = () => {
    started.yes = true;
    cancel();
    return work();
  };
  try {
    return await request(locks, name, { signal: abort.signal }, run);
  } catch (error) {
    if (started.yes || !abort.signal.aborted) throw error;
    return await request(locks, name, { steal: true }, run);
  }
}

/** The work's own result: a lock stolen meanwhile rejects its request, though the work goes on and ends well. */
function request<T>(
  locks: Pick<LockManager, 'request'>,
  name: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let working = false;
    locks
      .request(name, options, async () => {
        working = true;
        await work().then(resolve, reject);
      })
      .catch((error: unknown) => {
        if (!working) reject(error);
      });
  });
}
