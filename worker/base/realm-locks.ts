type Locks = Pick<LockManager, 'request'>;

/**
 * Exclusive locks within one page or worker, where the browser has none that its tabs share: it gives them only to an
 * address in https, and to none whose site data are blocked. What the worker does under a lock two tabs may do at once.
 */
export function createRealmLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();

  async function hold<T>(
    name: string,
    { signal, steal = false }: LockOptions,
    work: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    const before = steal ? undefined : last.get(name);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // Whoever gives up waiting does not let the next one in.
    last.set(name, Promise.all([before, held]));
    try {
      await Promise.race([before, ...(signal ? [aborted(signal)] : [])]);
      signal?.throwIfAborted();
      return await work({ name, mode: 'exclusive' });
    } finally {
      release();
    }
  }

  function request<T>(name: string, work: LockGrantedCallback<T>): Promise<Awaited<T>>;
  function request<T>(name: string, options: LockOptions, work: LockGrantedCallback<T>): Promise<Awaited<T>>;
  function request<T>(
    name: string,
    ...[first, second]: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<Awaited<T>> {
    if (typeof first === 'function') return hold(name, {}, first);
    return second === undefined ? Promise.reject(new TypeError('No work')) : hold(name, first, second);
  }

  return { request };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
