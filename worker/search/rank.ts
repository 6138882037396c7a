import type { Entry } from './kept-index';
import type { Match } from './word-index';

/** A match that may be shown, and its weight as its score. */
export interface Weighed extends Match {
  readonly entry: Entry;
}

/** The newest weigh so much more than the oldest. */
const NEWNESS = 0.15;
const FIRST_YEAR = 1984;

/**
 * What a match weighs, `score` being how well its words fit, and `typed` folded: titles that are or begin as what was typed
 * first, and what is newer a little before what is older.
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
