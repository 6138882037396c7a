import { byCode } from '#common/base/order';
import { type SearchGroup, type SearchWanted, groupOfKind } from '#common/rules/search';
import type { Entry } from './search-index';
import { type Weighed, weightOf } from './rank';
import type { Match } from './word-index';

interface Best {
  readonly counts: Readonly<Record<SearchGroup, number>>;
  /** The best of the wanted group, or of each group, as many as are wanted; the best first. */
  readonly shown: readonly Weighed[];
}

/**
 * Weighs matches; `typed` is folded. A common word has ten thousand: only those that are shown are sorted, since the
 * next letter has already been typed.
 */
export function bestOf(
  matches: readonly Match[],
  entries: ReadonlyMap<string, Entry>,
  { group, limit }: SearchWanted,
  typed: string,
  now: Date,
): Best {
  const counts = { pieces: 0, people: 0, news: 0, images: 0, shows: 0, texts: 0 };
  const leaders = new Map<SearchGroup, Weighed[]>();
  const year = now.getFullYear();
  for (const match of matches) {
    const entry = entries.get(match.id);
    if (entry === undefined || (entry.until !== null && entry.until <= now)) continue;
    const own = groupOfKind(entry.kind);
    counts[own] += 1;
    if (group !== null && own !== group) continue;
    const score = weightOf(match.score, entry, typed, year);
    const leading = leaders.get(own) ?? [];
    leaders.set(own, leading);
    enter(leading, { ...match, score, entry }, limit);
  }
  return { counts, shown: [...leaders.values()].flat().sort(byScore) };
}

/** Inserts a match among the best, if it is one of them. */
function enter(leading: Weighed[], one: Weighed, limit: number): void {
  const last = leading.at(-1);
  if (leading.length >= limit && last !== undefined && byScore(last, one) <= 0) return;
  const place = leading.findIndex((other) => byScore(one, other) < 0);
  leading.splice(place === -1 ? leading.length : place, 0, one);
  leading.length = Math.min(leading.length, limit);
}

const byScore = (one: Weighed, other: Weighed) => other.score - one.score || byCode(one.id, other.id);
