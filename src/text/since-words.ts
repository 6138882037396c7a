import { count } from '#common/base/numbers';
import { parisDay } from '#common/base/paris-time';

const DAY_MS = 86_400_000;

/** `, 3 jours` after a date, counted in calendar days; empty on the day itself. */
export function sinceWords(from: Date, now: Date): string {
  const days = Math.round((Date.parse(parisDay(now)) - Date.parse(parisDay(from))) / DAY_MS);
  return days < 1 ? '' : `, ${count(days, 'jour')}`;
}
