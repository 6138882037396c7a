/** Web Locks of one browser, exclusive ones: enough of them for what the worker asks. */
export interface FakeLocks {
  /** The locks as one tab sees them. */
  of(tab: object): Pick<LockManager, 'request'>;
  /** A tab was killed: its locks fall to the next in line. */
  release(tab: object): void;
}

interface Request {
  readonly tab: object;
  readonly grant: () => void;
  readonly lose: () => void;
}

export function createFakeLocks(): FakeLocks {
  const held = new Map<string, Request>();
  const waiting = new Map<string, Request[]>();

  function next(name: string): void {
    if (held.has(name)) return;
    const first = waiting.get(name)?.shift();
    if (first === undefined) return;
    held.set(name, first);
    first.grant();
  }

  function request(tab: object, name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) {
    return new Promise<unknown>((resolve, reject) => {
      const asked: Request = {
        tab,
        grant() {
          const done = () => {
            if (held.get(name) === asked) held.delete(name);
            next(name);
          };
          Promise.resolve(callback({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(done);
        },
        lose: () => reject(new DOMException('stolen', 'AbortError')),
      };
      if (options.steal === true) {
        held.get(name)?.lose();
        held.set(name, asked);
        asked.grant();
        return;
      }
      const queue = waiting.get(name) ?? [];
      waiting.set(name, [...queue, asked]);
      options.signal?.addEventListener('abort', () => {
        const still = waiting.get(name) ?? [];
        if (!still.includes(asked)) return;
        waiting.set(
          name,
          still.filter((one) => one !== asked),
        );
        asked.lose();
      });
      next(name);
    });
  }

  return {
    of: (tab) => ({
      // The two signatures of the browser's own: with options and without.
      request: ((name: string, ...rest: unknown[]) => {
        const callback = rest.at(-1) as LockGrantedCallback<unknown>;
        return request(tab, name, rest.length > 1 ? (rest[0] as LockOptions) : {}, callback);
      }) as LockManager['request'],
    }),
    release(tab) {
      for (const [name, queue] of waiting)
        waiting.set(
          name,
          queue.filter((one) => one.tab !== tab),
        );
      for (const [name, { tab: holder }] of held)
        if (holder === tab) {
          held.delete(name);
          next(name);
        }
    },
  };
}
