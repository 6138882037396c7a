import { daysLater, formatWireDate, parisDay } from '#common/base/paris-time';

/** `ce soir`, `cet après-midi`, `demain`: of an evening, as one says it today; null for another day. */
export function nearDay(date: Date, now: Date): string | null {
  const day = parisDay(date);
  if (day === parisDay(daysLater(now, 1))) return 'demain';
  if (day !== parisDay(now)) return null;
  const hour = Number(formatWireDate(date).slice(11, 13));
  if (hour < 12) return 'ce matin';
  return hour < 18 ? 'cet après-midi' : 'ce soir';
}
