import { isPrivate } from '../process/proxies';

/** From so many visitors on, an address of the internet that names them is a proxy, and not one visitor who lies. */
const VISITORS = 10;
/** As many addresses as are watched at a time: whoever sends made-up headers must not fill the memory. */
const WATCHED = 100;
const DAY = 86_400_000;

interface Watched {
  readonly visitors: Set<string>;
  lastAt: number;
}

/** The addresses that pass on requests of others and that nobody named as proxies: all their visitors count as one. */
export class UnnamedProxies {
  readonly #watched = new Map<string, Watched>();

  /**
   * Notes a request.
   * @param address what the visitor counts as
   * @param visitor whom that address says it asks for
   */
  note(address: string, visitor: string, now: number = Date.now()): void {
    const known = this.#watched.get(address) ?? { visitors: new Set(), lastAt: now };
    this.#watched.delete(address);
    this.#watched.set(address, known);
    known.lastAt = now;
    if (known.visitors.size < VISITORS) known.visitors.add(visitor);
    const [oldest] = this.#watched.keys();
    if (this.#watched.size > WATCHED && oldest !== undefined) this.#watched.delete(oldest);
  }

  /** Those of the last day, in any order. */
  list(now: number = Date.now()): string[] {
    return [...this.#watched].flatMap(([address, { visitors, lastAt }]) => {
      const isProxy = isPrivate(address) || visitors.size >= VISITORS;
      return isProxy && now - lastAt < DAY ? [address] : [];
    });
  }
}
