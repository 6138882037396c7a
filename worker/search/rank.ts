import type { Entry } from './search-index';
import type { Match } from './word-index';

/** A match that may be shown, and its weight as its score. */
export interface Weighed extends Match {
  readonly entry: Entry;
}

/** How much more the newest weigh than the oldest, as a share. */
const NEWNESS = 0.15;
const FIRST_YEAR = 1984;

/**
 * The weight of a match; `score` is how well its words fit, and `typed` is folded. Titles that equal or begin with what
 * was typed come first, and newer things a little before older ones.
 */
export function weightOf(
  score: number,
  { title, year }: Pick<Entry, 'title' | 'year'>,
  typed: string,
  thisYear: number,
): number {
  return score * titleFactor(title, typed) * newnessFactor(year, thisYear);
}

function titleFactor(title: string, typed: string): number {
  if (title === typed) return 4;
  const place = title.indexOf(typed);
  if (place <= 0) return place === 0 ? 2.5 : 1;
  return title.includes(` ${typed}`) ? 1.5 : 1;
}

function newnessFactor(year: number | null, thisYear: number): number {
  if (year === null) return 1 + NEWNESS / 2;
  const share = (year - FIRST_YEAR) / Math.max(1, thisYear - FIRST_YEAR);
  return 1 + NEWNESS * Math.min(1, Math.max(0, share));
}
