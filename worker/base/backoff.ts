const FIRST = 500;
const LOW = 1_000;
const HIGH = 60_000;
const MAX_ASKED = 3_600_000;

/**
 * Milliseconds to wait after this many failures in a row: half a second after the first, then a random time from one
 * second up to a ceiling that doubles to a minute, so that devices which failed together do not retry together.
 * @param chance from 0 to 1
 */
export function backoff(failures: number, chance: number): number {
  if (failures <= 1) return FIRST;
  const ceiling = Math.min(HIGH, LOW * 2 ** (failures - 1));
  return LOW + chance * (ceiling - LOW);
}

/**
 * The wait that a Retry-After header asks for, in milliseconds: seconds, or a date by the server's own clock, taken
 * from the Date header. 0 for anything else, an hour at most.
 */
export function retryAfter(headers: Pick<Headers, 'get'>, now: number): number {
  const asked = headers.get('Retry-After') ?? '';
  if (/^\s*\d+\s*$/.test(asked)) return Math.min(Number(asked) * 1000, MAX_ASKED);
  const serverNow = Date.parse(headers.get('Date') ?? '');
  const wait = Date.parse(asked) - (Number.isNaN(serverNow) ? now : serverNow);
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), MAX_ASKED);
}
