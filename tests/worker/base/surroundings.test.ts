import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSurroundings, loneSurroundings } from '#worker/base/surroundings';

beforeEach(() => {
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('IDBKeyRange', {});
});

describe('at an address without https', () => {
  it('the worker has locks of its own, and caches that hold nothing', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('caches', undefined);
    const { locks, caches } = browserSurroundings();
    expect(await locks.request('round', () => 'held')).toBe('held');
    const cache = await caches.open('waiting');
    await cache.put('/waiting/one', new Response(null));
    expect(await cache.keys()).toEqual([]);
  });
});

describe('in a page whose browser refuses all storage', () => {
  it('nothing is asked of the browser that would be refused', async () => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('BroadcastChannel', refused);
    for (const name of ['navigator', 'caches']) {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, { get: refused, configurable: true });
    }
    const { locks, caches, openChannel } = loneSurroundings();
    expect(await locks.request('round', () => 'held')).toBe('held');
    expect(await (await caches.open('seen')).match('/api/images/one')).toBeUndefined();
    expect(() => openChannel('tabs-1').send('hello')).not.toThrow();
  });
});
