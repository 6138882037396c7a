const CACHE = 'update-clock';
const KEY = '/last-look';

export const SIX_HOURS_MS = 21_600_000;
const RETRY_MS = 300_000;

/**
 * Checks for a newer version if the last answered check was at least six hours ago, or at once if forced. The time is
 * stored, since a service worker lives for seconds. Returns the milliseconds until the next check.
 */
export async function lookForUpdate(look: () => Promise<unknown>, force: boolean): Promise<number> {
  const now = Date.now();
  const since = now - (await readClock());
  // A clock set back would otherwise delay the next check by as much.
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
