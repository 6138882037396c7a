const FIRST = 500;
const LOW = 1_000;
const HIGH = 60_000;
const MOST_ASKED = 3_600_000;

/**
 * Milliseconds to wait after so many failures in a row: half a second once, then any time from one second up to a
 * ceiling that doubles to a minute, so that devices which failed together do not come back together.
 * @param chance from 0 to 1
 */
export function backoff(failures: number, chance: number): number {
  if (failures <= 1) return FIRST;
  const ceiling = Math.min(HIGH, LOW * 2 ** (failures - 1));
  return LOW + chance * (ceiling - LOW);
}

/** The wait that a Retry-After header asks for: seconds or a date; 0 for anything else, an hour at most. */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MOST_ASKED) : 0;
}
