/**
 * Dates on the wire: `2026-11-21T20:30:00+01:00`, local time in Paris with its UTC offset at that moment.
 * Offsets follow the European rule (last Sundays of March and October, 1:00 UTC) since 1996, and Intl before.
 */
const HOUR = 3_600_000;
const wirePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** Writes a moment in the wire form. Milliseconds are cut off. */
export function formatWireDate(date: Date): string {
  const hours = parisOffsetHours(date.getTime());
  const local = new Date(date.getTime() + hours * HOUR).toISOString().slice(0, 19);
  return `${local}+0${hours}:00`;
}

/**
 * The moment without its milliseconds, which the wire form drops. Values that are compared or ordered on both sides of
 * the wire are truncated on both.
 */
export function wholeSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000);
}

/** The earlier of two moments. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

// Outside this range the year does not have four digits in UTC or in Paris, so the moment could not be written back.
const EARLIEST = Date.parse('0001-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-31T22:59:59Z');

/** Parses the wire form, any offset; undefined for other forms, nonexistent days and years before 1 or after 9999. */
export function parseWireDate(text: string): Date | undefined {
  if (!wirePattern.test(text)) return undefined;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text.slice(0, 10);
  const date = new Date(text);
  // For an invalid date both comparisons are false.
  return exists && date.getTime() >= EARLIEST && date.getTime() <= LATEST ? date : undefined;
}

/** How many hours Paris is ahead of UTC at this moment (milliseconds since 1970). */
export function parisOffsetHours(time: number): number {
  const year = new Date(time).getUTCFullYear();
  if (year < 1996) return intlOffsetHours(time);
  return time >= lastSundayAtOne(year, 2) && time < lastSundayAtOne(year, 9) ? 2 : 1;
}

/** The moment of a local time in Paris; the first of two if it is ambiguous, one after the gap if it is skipped. */
export function parisMoment(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const hours = [2, 1, 0].find((offset) => parisOffsetHours(asUtc - offset * HOUR) === offset) ?? 1;
  return new Date(asUtc - hours * HOUR);
}

/** The same local time in Paris `days` later (earlier if negative); a skipped time gives one after the gap. */
export function daysLater(moment: Date, days: number): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = formatWireDate(moment)
    .split(/[-T:+]/)
    .map(Number);
  return parisMoment(year, month, day + days, hour, minute, second);
}

/** The calendar day in Paris, `2026-11-21`. */
export function parisDay(date: Date): string {
  return formatWireDate(date).slice(0, 10);
}

function lastSundayAtOne(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR;
}

const parisZone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

function intlOffsetHours(time: number): number {
  const offset =
    parisZone.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT+01:00';
  return Number(offset.slice(4, 6));
}
