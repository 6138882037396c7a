import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { SEEN_IMAGE_CACHE } from '#mirror/image-caches';
import type { Storage } from '#mirror/storage';
import { once } from '../base/once';
import { formOf, isKeptEnough, keptCopy, substituteOf } from './image-copies';
import { noAnswer } from './no-answer';

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
 * first. What the network does not bring is shown from what was seen or kept of it, in whatever form.
 * @returns the answer, and the work that continues afterwards
 */
export function answerImage(
  request: Request,
  event: ExtendableEvent,
  storage: Storage,
): [Promise<Response>, Promise<void>] {
  const answered = answerHere(request, event, storage);
  return [answered.then(([response]) => response), answered.then(([, afterwards]) => afterwards)];
}

/** How long the network may take, in milliseconds, before another form of the image is shown. */
const PATIENCE = 3_000;

async function answerHere(
  request: Request,
  event: ExtendableEvent,
  storage: Storage,
): Promise<[Promise<Response>, Promise<void>]> {
  const form = formOf(new URL(request.url));
  const kept = isKeptEnough(form) ? await keptCopy(form, storage).catch(() => undefined) : undefined;
  if (kept !== undefined) return [Promise.resolve(kept), Promise.resolve()];
  const strategy = form.version === null ? unversioned : versioned;
  const [response, afterwards] = strategy.handleAll({ request, event });
  // One that cannot be read is none: the network may still bring the image.
  const instead = once(() => substituteOf(request, form, storage).catch(() => undefined));
  const brought = response.then(
    async (answer) => (isAnswer(answer) ? answer : ((await instead()) ?? answer)),
    async () => (await instead()) ?? noAnswer(request),
  );
  const isOver = brought.then(() => true);
  const shown = Promise.race([isOver, later(PATIENCE)]).then(async (isInTime) =>
    isInTime ? brought : ((await instead()) ?? brought),
  );
  return [shown, afterwards.catch(() => undefined)];
}

/** Whether our server answered: with a picture, or that there is none. A hotel's portal and a server in trouble do not. */
const isAnswer = (response: Response): boolean =>
  isPicture(response) || [403, 404, 410].includes(response.status);

const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('Content-Type')?.startsWith('image/') ?? false);

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), milliseconds);
  });
}

/** What was used since this service worker started: moving an image to the end of the cache once is enough. */
const used = new Set<string>();
let putsUntilTrim = 0;

const onlyImages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null),
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

const stored = {
  cacheName: SEEN_IMAGE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyImages, keepTheUsed],
};
const versioned = new CacheFirst(stored);
const unversioned = new NetworkFirst(stored);

// When the disk is full, images are deleted first.
registerQuotaErrorCallback(async () => trim(await caches.open(SEEN_IMAGE_CACHE), MOST / 2));

async function trim(cache: Cache, most: number): Promise<void> {
  putsUntilTrim = PUTS_BETWEEN_TRIMS;
  const stored = await cache.keys();
  const leaving = stored.slice(0, Math.max(0, stored.length - most));
  await Promise.all(leaving.map((request) => cache.delete(request)));
}
