import type { Surroundings } from './surroundings';

/**
 * Does the work under a lock that the tabs of this browser share. A holder is waited for no longer than `patience`, in
 * milliseconds: the lock is then stolen, since a frozen tab would hold it for ever. Two may therefore do the work at
 * once, which must be harmless.
 * @param isHolderAlive asked once the patience is over: as long as it is, it is waited for as long again
 */
export async function withLock<T>(
  { locks, after }: Pick<Surroundings, 'locks' | 'after'>,
  name: string,
  patience: number,
  work: () => Promise<T>,
  isHolderAlive: () => boolean = () => false,
): Promise<T> {
  const abort = new AbortController();
  let cancel = () => {};
  const wait = () => {
    cancel = after(patience, () => (isHolderAlive() ? wait() : abort.abort()));
  };
  wait();
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

/** Returns the work's own result: if the lock is stolen meanwhile, its request rejects, though the work goes on. */
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
