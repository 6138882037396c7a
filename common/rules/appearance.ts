/**
 * When published content appears. A date set by an editor applies; without one, content that has appeared keeps its
 * date, and other content appears now.
 * @param before the date of appearance until now; null for new content
 */
export function appearance(written: Date | null | undefined, before: Date | null, now: Date): Date {
  return written ?? (before !== null && before <= now ? before : now);
}
