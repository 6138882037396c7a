/**
 * When a published thing appears. An editor's word counts; without one, what has appeared stays where it was, and what
 * has not appears now.
 * @param before when it was to appear until now; null for a new thing
 */
export function appearance(written: Date | null | undefined, before: Date | null, now: Date): Date {
  return written ?? (before !== null && before <= now ? before : now);
}
