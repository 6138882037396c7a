import { fold } from '../base/fold';
import { parseWireDate } from '../base/paris-time';

/** A day of the calendar; months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** A time of day; 24:00 is the end of the day. */
export interface Time {
  readonly hour: number;
  readonly minute: number;
}

/** The fault of a text that is no day. */
export const DAY_FORM = 'Un jour s’écrit 12/12/2026';

// Before it a weekday, an article or both: `le samedi 12 décembre 2026`.
const withYear = /^(?:[a-z]+ ){0,2}(\d{1,2})(?: ?er)? (\d{1,2}|[a-z]+) (\d{4}|\d{2})$/;
// The century tells `04122026` from `20261204`: no month has its number.
const compact = /^(\d\d)(\d\d)((?:19|2[0-2])\d\d|\d\d)$/;
const yearFirst = /^(\d{4}) (\d{1,2}) (\d{1,2})$/;
const compactYearFirst = /^((?:19|2[0-2])\d\d)(\d\d)(\d\d)$/;
const withoutYear = /^(?:[a-z]+ ){0,2}(\d{1,2})(?: ?er)? (\d{1,2}|[a-z]+)$/;

/**
 * The day that a typed text means, or its fault in French.
 * @param from the day, `2026-11-30`, from which a day without a year is the next one; absent: the year is needed
 */
export function dayOf(typed: string, from?: string): Day | { readonly fault: string } {
  const folded = fold(typed);
  const [, isoYear, isoMonth, isoDate] = yearFirst.exec(folded) ?? compactYearFirst.exec(folded) ?? [];
  const [, date = isoDate, month = isoMonth, year = isoYear] =
    withYear.exec(folded) ?? compact.exec(folded) ?? (from && withoutYear.exec(folded)) ?? [];
  const found = { year: 0, month: monthOf(month ?? ''), date: Number(date) };
  if (date === undefined || found.month === 0) return { fault: DAY_FORM };
  const day = { ...found, year: year === undefined ? nextYear(found, from ?? '') : yearOf(year) };
  if (!exists(day)) return { fault: `Le ${words(day)} n’existe pas` };
  const weekday = weekdayOf(day);
  const isOther = typedWeekday(folded).some((named) => named !== weekday);
  return isOther ? { fault: `Le ${words(day)} est un ${weekday}` } : day;
}

/**
 * The time of day that a typed text means; undefined: none. `minuit` is the end of the day, as in « jusqu’à samedi
 * minuit ».
 */
export function timeOf(typed: string): Time | undefined {
  const folded = fold(typed)
    .replace(/^a /, '')
    .replace(/^midi\b/, '12h')
    .replace(/^minuit\b/, '24h')
    .replace(/ et demie?$/, '30')
    .replace(/ et quart$/, '15');
  const [, hour, minute = '0'] =
    /^(\d\d)(\d\d)$/.exec(folded) ??
    /^(\d{1,2})(?: ?h(?:eures?)? ?| |$)(?:(\d\d)(?: ?(?:min(?:utes?)?|mn)| 00)?)?$/.exec(folded) ??
    [];
  const time = { hour: Number(hour), minute: Number(minute) };
  const isTime = time.minute < 60 && (time.hour < 24 || (time.hour === 24 && time.minute === 0));
  return hour !== undefined && isTime ? time : undefined;
}

/** A day as text, `2026-11-30`. */
export const wireDay = ({ year, month, date }: Day): string =>
  [digits(year, 4), digits(month), digits(date)].join('-');

/** A number with zeros before it. */
export const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

const exists = (day: Day) =>
  day.year >= 1000 && parseWireDate(`${wireDay(day)}T12:00:00+01:00`) !== undefined;

/** The first year in which the day exists from `from` on; that of `from` if there is none. */
function nextYear(day: Day, from: string): number {
  const first = Number(from.slice(0, 4));
  // 29 February may be eight years away: 2100 is no leap year.
  const years = Array.from({ length: 9 }, (_, later) => first + later);
  const isNext = (year: number) => exists({ ...day, year }) && wireDay({ ...day, year }) >= from;
  return years.find(isNext) ?? first;
}

/** A year of two digits is one of the association, which began in 1984. */
function yearOf(typed: string): number {
  const year = Number(typed);
  if (typed.length !== 2) return year;
  return year < 84 ? 2000 + year : 1900 + year;
}

const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

const weekdayOf = ({ year, month, date }: Day) =>
  weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];

/** The weekday before the number of the day, by at least three letters; none, or that one. */
function typedWeekday(folded: string): readonly string[] {
  const before = (/^\D*/.exec(folded) ?? [''])[0].split(' ').filter(({ length }) => length >= 3);
  return weekdays.filter((name) => before.some((word) => name.startsWith(word)));
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** The month by its typed number, or by at least three letters of its name; 0: not a month. */
function monthOf(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed);
  // `jui` may be June or July.
  const named = months.filter((month) => fold(month).startsWith(typed === 'juil' ? 'juillet' : typed));
  return typed.length >= 3 && named.length === 1 ? months.indexOf(named[0] ?? '') + 1 : 0;
}

function words({ year, month, date }: Day): string {
  const named = months[month - 1];
  return named === undefined ? `${digits(date)}/${digits(month)}/${year}` : `${date} ${named} ${year}`;
}
