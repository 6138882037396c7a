const CACHE = 'images';
const MOST = 400;
const PUTS_BETWEEN_TRIMS = 20;

const imageFile = /^\/api\/(preview-images|images)\/[^/]+\/(format\/[^/]+\/)?file$/;

export function isImageFile(url: URL): boolean {
  return url.origin === location.origin && imageFile.test(url.pathname);
}

/** What was used since this service worker woke: once is enough to be young again. */
const used = new Set<string>();
let putsUntilTrim = 0;

/**
 * An image under its version never changes: stored once, it is never asked for again. At most 400 are kept, the
 * longest unused go first. Without a version the network knows best, and what is stored is better than nothing.
 */
export async function answerImage(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (!new URL(request.url).searchParams.has('v')) return fetchElseStored(request, cache);
  const stored = await cache.match(request.url, { ignoreVary: true });
  if (stored === undefined) return fetchAndStore(request, cache, later);
  if (!used.has(request.url)) later(store(request.url, stored.clone(), cache));
  return stored;
}

async function fetchElseStored(request: Request, cache: Cache): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await cache.match(request.url, { ignoreSearch: true, ignoreVary: true });
    if (stored === undefined) throw error;
    return stored;
  }
}

async function fetchAndStore(
  request: Request,
  cache: Cache,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const response = await fetch(request);
  const isImage = response.headers.get('Content-Type')?.startsWith('image/') ?? false;
  if (response.status === 200 && isImage) later(store(request.url, response.clone(), cache));
  return response;
}

/** Storing again moves an image to the end of the cache's order, which is the order of leaving. */
async function store(url: string, response: Response, cache: Cache): Promise<void> {
  used.add(url);
  try {
    await cache.put(url, response);
    putsUntilTrim -= 1;
    if (putsUntilTrim < 0) await trim(cache, MOST - PUTS_BETWEEN_TRIMS);
  } catch {
    // The disk is full: images make room first.
    await trim(cache, MOST / 2);
  }
}

async function trim(cache: Cache, most: number): Promise<void> {
  putsUntilTrim = PUTS_BETWEEN_TRIMS;
  const stored = await cache.keys();
  const leaving = stored.slice(0, Math.max(0, stored.length - most));
  await Promise.all(leaving.map((request) => cache.delete(request)));
}
