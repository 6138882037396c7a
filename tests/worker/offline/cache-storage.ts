/** A CacheStorage in memory: order of creation and of putting, as browsers keep them. */
export class MemoryCaches {
  private readonly opened = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.opened.get(name) ?? new MemoryCache();
    this.opened.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.opened.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.opened.delete(name);
  }

  async match(
    path: string | Request,
    options: { cacheName?: string; ignoreSearch?: boolean } = {},
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.opened) {
      if (options.cacheName !== undefined && options.cacheName !== name) continue;
      const found = await cache.match(path, options);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

class MemoryCache {
  private readonly stored = new Map<string, Response>();
  /** How many more answers fit on the disk. */
  room = Infinity;

  async put(key: string | Request, response: Response): Promise<void> {
    if (this.room === 0) throw new DOMException('The disk is full', 'QuotaExceededError');
    this.room -= 1;
    this.stored.delete(urlOf(key));
    this.stored.set(urlOf(key), response);
  }

  async match(key: string | Request, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const bare = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
    const found = [...this.stored].find(([url]) => bare(url) === bare(urlOf(key)));
    return found?.[1].clone();
  }

  async matchAll(key: string | Request, options: { ignoreSearch?: boolean } = {}): Promise<Response[]> {
    const found = await Promise.all(
      [...this.stored.keys()]
        .filter((url) => options.ignoreSearch === true && url.replace(/\?.*/, '') === urlOf(key))
        .map((url) => this.match(url)),
    );
    return found.filter((copy) => copy !== undefined);
  }

  async keys(): Promise<Request[]> {
    return [...this.stored.keys()].map((url) => new Request(url));
  }

  async delete(key: string | Request): Promise<boolean> {
    this.room += 1;
    return this.stored.delete(urlOf(key));
  }
}

export const ORIGIN = 'https://theatre.example';

function urlOf(key: string | Request): string {
  if (key instanceof Request) return key.url;
  return new URL(key, ORIGIN).href;
}

/** An answer of the server, as a browser hands it out. */
export function answer(body: string, type: string, status = 200, etag = ''): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, ETag: etag } });
}
