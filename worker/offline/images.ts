import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';

const CACHE = 'images';
const MOST = 400;
const PUTS_BETWEEN_TRIMS = 20;

const imageFile = /^\/api\/(preview-images|images)\/[^/]+\/(format\/[^/]+\/)?file$/;

export function isImageFile(url: URL): boolean {
  return url.origin === location.origin && imageFile.test(url.pathname);
}

/**
 * An image under its version never changes: stored once, it is never asked for again. Without a version the network
 * knows best, and what is stored is better than nothing. The second promise is the work that goes on afterwards.
 */
export function answerImage(request: Request, event: ExtendableEvent): [Promise<Response>, Promise<void>] {
  const strategy = new URL(request.url).searchParams.has('v') ? versioned : unversioned;
  return strategy.handleAll({ request, event });
}

/** What was used since this service worker woke: once is enough to be young again. */
const used = new Set<string>();
let putsUntilTrim = 0;

const onlyImages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isImage = response.headers.get('Content-Type')?.startsWith('image/') ?? false;
    return response.status === 200 && isImage ? response : null;
  },
};

/** At most 400 are kept, the longest unused go first: storing again moves an image to the end of the cache's order. */
const keepTheUsed: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName, request }) => {
    used.add(request.url);
    putsUntilTrim -= 1;
    if (putsUntilTrim < 0) await trim(await caches.open(cacheName), MOST - PUTS_BETWEEN_TRIMS);
  },
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse, event }) => {
    if (cachedResponse && !used.has(request.url)) {
      used.add(request.url);
      const copy = cachedResponse.clone();
      event.waitUntil(caches.open(cacheName).then((cache) => cache.put(request, copy)));
    }
    return cachedResponse;
  },
};

const versioned = new CacheFirst({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyImages, keepTheUsed],
});

const unversioned = new NetworkFirst({
  cacheName: CACHE,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async () => null }],
});

// The disk is full: images make room first.
registerQuotaErrorCallback(async () => trim(await caches.open(CACHE), MOST / 2));

async function trim(cache: Cache, most: number): Promise<void> {
  putsUntilTrim = PUTS_BETWEEN_TRIMS;
  const stored = await cache.keys();
  const leaving = stored.slice(0, Math.max(0, stored.length - most));
  await Promise.all(leaving.map((request) => cache.delete(request)));
}
