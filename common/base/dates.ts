import { DOT } from './dot';
import { daysLater } from './paris-time';

const NBSP = '\u00a0';
const YESTERDAY = 'hier';

const partsFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const longFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const numericFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clockFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** As on a playbill: `ven. 12 déc. · 20 h 30`. */
export function playbillDate(date: Date): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday}${NBSP}${ordinal(day)} ${month}${DOT}${hourInWords(date)}`;
}

/** `20 h 30`, `15 h`. */
export function hourInWords(date: Date): string {
  const { hour, minute } = partsOf(date);
  return minute === '00' ? `${Number(hour)}${NBSP}h` : `${Number(hour)}${NBSP}h${NBSP}${minute}`;
}

/** `18 nov. 2026`, `1er déc. 2026`. */
export function shortDate(date: Date): string {
  const { day, month, year } = partsOf(date);
  return `${ordinal(day)}${NBSP}${month}${NBSP}${year}`;
}

/** `samedi 12 décembre 2026`, and `mardi 1er décembre 2026`. */
export function fullDay(date: Date): string {
  return longFormat.format(date).replace(/ 1 (?=\p{L})/u, ' 1er ');
}

/** `12/12/2026` */
export function numericDay(date: Date): string {
  return numericFormat.format(date);
}

/** `12`, the large day number on a ticket. */
export function dayNumber(date: Date): string {
  return partsOf(date).day;
}

/** The pattern 'EEEE d MMMM y à HH:mm': `samedi 21 novembre 2026 à 20:30`. */
export function fullDate(date: Date): string {
  return `${fullDay(date)} à ${clockFormat.format(date)}`;
}

/** A past moment after a noun, relative to today: `de 18 h 42`, `d’hier, 18 h 42`, `du 12 déc., 18 h 42`. */
export function ofMoment(date: Date, now: Date): string {
  const day = nearDay(date, now);
  const time = hourInWords(date);
  if (day === null) return `de ${time}`;
  return day === YESTERDAY ? `d’hier, ${time}` : `du ${day}, ${time}`;
}

/** A past moment after a verb, relative to today: `à 18 h 42`, `hier à 18 h 42`, `le 12 déc. à 18 h 42`. */
export function atMoment(date: Date, now: Date): string {
  const day = nearDay(date, now);
  const time = `à ${hourInWords(date)}`;
  if (day === null) return time;
  return day === YESTERDAY ? `hier ${time}` : `le ${day} ${time}`;
}

/** The value of a `<time>` element's `datetime` attribute. */
export function isoDateTime(date: Date): string {
  return date.toISOString();
}

/** The day of a moment: null for today, else yesterday's word or `12 déc.`. */
function nearDay(date: Date, now: Date): string | null {
  const day = shortDate(date);
  if (day === shortDate(now)) return null;
  if (day === shortDate(daysLater(now, -1))) return YESTERDAY;
  const { day: number, month } = partsOf(date);
  return `${ordinal(number)}${NBSP}${month}`;
}

function ordinal(day: string): string {
  return day === '1' ? '1er' : day;
}

function partsOf(date: Date) {
  const found = Object.fromEntries(partsFormat.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => found[name] ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
