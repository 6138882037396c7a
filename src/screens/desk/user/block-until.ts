import { CalendarDate, type DateValue } from '@internationalized/date';
import { parisDay, parisMoment } from '#common/base/paris-time';

/** The day of a moment, in Paris time, for a date field. */
export function dayOf(moment: Date): CalendarDate {
  const [year = 0, month = 0, day = 0] = parisDay(moment).split('-').map(Number);
  return new CalendarDate(year, month, day);
}

/** The start of a day, in Paris time. */
export function beginningOf({ year, month, day }: DateValue): Date {
  return parisMoment(year, month, day);
}

/** The fault of the day until which an account is to be blocked. */
export function dayFault(day: DateValue | null, today: CalendarDate): string | undefined {
  if (day === null) return 'La date est obligatoire';
  return day.compare(today) <= 0 ? 'Choisissez un jour à venir' : undefined;
}

/** Usual durations of a block. */
export const spans = [
  { name: '1 semaine', from: (today: CalendarDate) => today.add({ weeks: 1 }) },
  { name: '1 mois', from: (today: CalendarDate) => today.add({ months: 1 }) },
  { name: '1 an', from: (today: CalendarDate) => today.add({ years: 1 }) },
] as const;
