/**
 * For this long after its first use, a refresh token is still valid, unless one of its successors was used: two tabs
 * may have refreshed at the same time.
 */
export const GRACE = 30_000;

/**
 * What the use of a refresh token means. A pair of tokens goes through
 *
 *     fresh ──used──▶ used ──again within GRACE──▶ race: one more successor, all of them stay good
 *       │               ├──again, later──▶ lost: a new successor replaces the others
 *       │               └──again, once a successor was used──▶ theft: the whole family ends
 *       └──replaced by a new successor of its parent──▶ replaced ──used within GRACE──▶ race
 *                                                          └──used later──▶ theft
 *
 * `lost` is a phone whose connection broke before the answer arrived: it may use the old token much later.
 */
export type RefreshVerdict = 'first' | 'race' | 'lost' | 'theft';

interface Used {
  readonly used_at: Date | null;
  readonly replaced_at: Date | null;
}

/** Judges a use of a pair's refresh token by the successors that its earlier uses created. */
export function judgeRefresh(pair: Used, successors: readonly Used[], now: Date): RefreshVerdict {
  if (successors.some((successor) => successor.used_at !== null)) return 'theft';
  const justNow = (moment: Date) => now.getTime() - moment.getTime() <= GRACE;
  if (pair.replaced_at !== null) return justNow(pair.replaced_at) ? 'race' : 'theft';
  if (pair.used_at === null) return 'first';
  return justNow(pair.used_at) ? 'race' : 'lost';
}
