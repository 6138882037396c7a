import { isConnectionLost } from '#common/base/connection-lost';

/** Resolves once databases can be read again; never where only a new page can. */
type Mending = (error: unknown) => Promise<void>;

let mend: Mending = async (error) => {
  throw error;
};

/** How this page opens its databases again, once the browser has lost them. */
export function mendBy(mending: Mending): void {
  mend = mending;
}

/** A read of this page: what it shows stays until lost databases are opened again, and is then read once more. */
export function steadily<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(async (error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    await mend(error);
    return read();
  });
}

/** Queries of this page, each of which is a steady read. */
export function steady<Queries extends object>(queries: Queries): Queries {
  return new Proxy(queries, {
    get(target, name) {
      const query: unknown = Reflect.get(target, name);
      return typeof query === 'function'
        ? (...given: unknown[]) => steadily(() => Reflect.apply(query, target, given))
        : query;
    },
  });
}
