const CACHE = 'update-clock';
const KEY = '/last-look';

export const SIX_HOURS_MS = 21_600_000;
const RETRY_MS = 300_000;

/**
 * Looks for a newer version if six hours have passed since the last look that got an answer, or at once when forced.
 * The clock is stored, since a service worker lives for seconds. Answers in how many milliseconds to look again.
 */
export async function lookForUpdate(look: () => Promise<unknown>, force: boolean): Promise<number> {
  const now = Date.now();
  const since = now - (await readClock());
  // A clock set back would otherwise postpone the next look by as much.
  const isDue = force || since >= SIX_HOURS_MS || since < 0;
  if (!isDue) return SIX_HOURS_MS - since;
  try {
    await look();
  } catch {
    return RETRY_MS;
  }
  const cache = await caches.open(CACHE);
  await cache.put(KEY, new Response(String(now)));
  return SIX_HOURS_MS;
}

async function readClock(): Promise<number> {
  const stored = await caches.match(KEY, { cacheName: CACHE });
  return Number((await stored?.text()) ?? 0);
}
