import { CalendarDate, type DateValue } from '@internationalized/date';
import { parisDay, parisMoment } from '#common/base/paris-time';

/** The day of a moment in Paris, for a date field. */
export function dayOf(moment: Date): CalendarDate {
  const [year = 0, month = 0, day = 0] = parisDay(moment).split('-').map(Number);
  return new CalendarDate(year, month, day);
}

/** The beginning of a day in Paris. */
export function beginningOf({ year, month, day }: DateValue): Date {
  return parisMoment(year, month, day);
}

/** What is wrong with a day until which an account shall be blocked. */
export function dayFault(day: DateValue | null, today: CalendarDate): string | undefined {
  if (day === null) return 'La date est obligatoire';
  return day.compare(today) <= 0 ? 'Choisissez un jour à venir' : undefined;
}

/** How long an account is blocked most often. */
export const spans = [
  { name: '1 semaine', from: (today: CalendarDate) => today.add({ weeks: 1 }) },
  { name: '1 mois', from: (today: CalendarDate) => today.add({ months: 1 }) },
  { name: '1 an', from: (today: CalendarDate) => today.add({ years: 1 }) },
] as const;
