import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { keptPhotoAddress } from '#common/rules/kept-photo';
import { KEPT_CACHE } from '#mirror/kept-cache';

const CACHE = 'images';
const MOST = 400;
const PUTS_BETWEEN_TRIMS = 20;

const imageFile = /^\/api\/(preview-images|images)\/[^/]+\/(format\/[^/]+\/)?file$/;

export function isImageFile(url: URL): boolean {
  return url.origin === location.origin && imageFile.test(url.pathname);
}

/** Whether the data worker fetches an image to store it itself: no other cache may answer or store it. */
export const isForKeeping = ({ cache }: Request): boolean => cache === 'no-store';

/**
 * An image with a version never changes: once stored, it is not requested again. Without a version the network comes
 * first, and the stored copy is the fallback. The second promise is the work that continues afterwards.
 */
export function answerImage(request: Request, event: ExtendableEvent): [Promise<Response>, Promise<void>] {
  const url = new URL(request.url);
  const version = url.searchParams.get('v');
  if (version === null) return (isBanner(url) ? banners : unversioned).handleAll({ request, event });
  const [, uuid, format] = photoForm.exec(url.pathname) ?? [];
  if (uuid === undefined) return versioned.handleAll({ request, event });
  const answered = answerPhoto(request, event, keptPhotoAddress(uuid, version), format);
  return [answered.then(([response]) => response), answered.then(([, afterwards]) => afterwards)];
}

/** The banner of a show is on the home page without a version: shows do not know the versions of their pictures. */
const isBanner = ({ pathname }: URL) => photoForm.exec(pathname)?.[2] === 'BANNER';

/** All formats but the original: a request for that wants the file itself, not a substitute for it on a screen. */
const photoForm = /^\/api\/images\/([^/]+)\/format\/(S|M|L|BANNER)\/file$/;

/** How long a larger form may take, in milliseconds, before the kept one is shown. */
const PATIENCE = 3_000;

/**
 * Answers a photo that this device may keep: the kept form is enough for small forms, and replaces a larger one that
 * the network does not bring.
 */
async function answerPhoto(
  request: Request,
  event: ExtendableEvent,
  keptAddress: string,
  format: string | undefined,
): Promise<[Promise<Response>, Promise<void>]> {
  const kept = await caches.match(keptAddress, { cacheName: KEPT_CACHE, ignoreVary: true });
  const isEnough = format === 'S' || format === 'M';
  if (kept !== undefined && isEnough) return [Promise.resolve(kept), Promise.resolve()];
  const [response, afterwards] = versioned.handleAll({ request, event });
  if (kept === undefined) return [response, afterwards];
  const larger = response.then(
    (answer) => (answer.ok ? answer : kept),
    () => kept,
  );
  return [Promise.race([larger, later(PATIENCE, kept)]), afterwards.catch(() => undefined)];
}

function later<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value);
  });
}

/** What was used since this service worker started: moving an image to the end of the cache once is enough. */
const used = new Set<string>();
let putsUntilTrim = 0;

const onlyImages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isImage = response.headers.get('Content-Type')?.startsWith('image/') ?? false;
    return response.status === 200 && isImage ? response : null;
  },
};

/**
 * At most 400 images are kept, the least recently used are deleted first: storing one again moves it to the end of the
 * cache's order.
 */
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

const banners = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE / 1000,
  matchOptions: { ignoreVary: true },
  plugins: [onlyImages, keepTheUsed],
});

// When the disk is full, images are deleted first.
registerQuotaErrorCallback(async () => trim(await caches.open(CACHE), MOST / 2));

async function trim(cache: Cache, most: number): Promise<void> {
  putsUntilTrim = PUTS_BETWEEN_TRIMS;
  const stored = await cache.keys();
  const leaving = stored.slice(0, Math.max(0, stored.length - most));
  await Promise.all(leaving.map((request) => cache.delete(request)));
}
