import { fold } from '../base/fold';
import { formatWireDate, parisMoment, parseWireDate } from '../base/paris-time';

/**
 * A moment typed in two fields, in the time of Paris. `kept` is the moment, in the wire form, that filled the fields:
 * as long as their text is unchanged, it is used, with its seconds.
 */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
  readonly kept: string | null;
}

/** What is wrong, in French, and in which of the two fields. */
interface MomentFault {
  readonly kind: 'fault';
  readonly part: 'day' | 'time';
  readonly fault: string;
}

/** The parsed input: empty, a moment, or a fault. */
export type ReadMoment =
  { readonly kind: 'none' } | { readonly kind: 'moment'; readonly at: Date } | MomentFault;

export const noMoment: TypedMoment = { day: '', time: '', kept: null };

/** Fills the fields from a moment: `12/12/2026`, `20:30`. */
export function typedMoment(at: Date): TypedMoment {
  const kept = formatWireDate(at);
  const [year, month, day] = kept.slice(0, 10).split('-');
  return { day: `${day}/${month}/${year}`, time: kept.slice(11, 16), kept };
}

/**
 * Parses `12/12/2026`, `12.12.26`, `12122026`, `sam. 12 déc. 2026`, and `20:30`, `20h30`, `20 h`, `2030`. Refuses
 * nonexistent days, and times skipped when summer time begins.
 */
export function readMoment(typed: TypedMoment): ReadMoment {
  const [day, time] = [typed.day.trim(), typed.time.trim()];
  const kept = typed.kept === null ? undefined : parseWireDate(typed.kept);
  if (kept !== undefined) {
    const words = typedMoment(kept);
    if (words.day === day && words.time === time) return { kind: 'moment', at: kept };
  }
  if (day === '') return time === '' ? { kind: 'none' } : faulty('day', 'Le jour est à préciser');
  const readDay = dayOf(day);
  if ('fault' in readDay) return faulty('day', readDay.fault);
  if (time === '') return faulty('time', 'L’heure est à préciser');
  const readTime = timeOf(time);
  if (readTime === undefined) return faulty('time', 'Une heure s’écrit 20:30');
  return parisMomentOf(readDay, readTime);
}

/** The typed moment; null if it is empty or wrong. */
export function momentOf(typed: TypedMoment): Date | null {
  const read = readMoment(typed);
  return read.kind === 'moment' ? read.at : null;
}

/** The fields as they will be read after saving. */
export function normalisedMoment({ day, time, kept }: TypedMoment): TypedMoment {
  const at = momentOf({ day, time, kept });
  return at === null ? { day, time, kept } : typedMoment(at);
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

function dayOf(typed: string): Day | { readonly fault: string } {
  const folded = fold(typed);
  const [, date, month, year] =
    /^(?:[a-z]+ )?(\d{1,2})(?:er)? (\d{1,2}|[a-z]+) (\d{4}|\d{2})$/.exec(folded) ??
    /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(folded) ??
    [];
  const day = { year: yearOf(year ?? ''), month: monthOf(month ?? ''), date: Number(date) };
  if (date === undefined || day.month === 0) return { fault: 'Un jour s’écrit 12/12/2026' };
  const exists = parseWireDate(`${wireDay(day)}T12:00:00+01:00`) !== undefined && day.year >= 1000;
  return exists ? day : { fault: `Le ${words(day)} n’existe pas` };
}

/** A year of two digits is one of the association, which began in 1984. */
function yearOf(typed: string): number {
  const year = Number(typed);
  if (typed.length !== 2) return year;
  return year < 84 ? 2000 + year : 1900 + year;
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

const wireDay = ({ year, month, date }: Day) => [digits(year, 4), digits(month), digits(date)].join('-');
const digits = (value: number, length = 2) => String(value).padStart(length, '0');

function words({ year, month, date }: Day): string {
  const named = months[month - 1];
  return named === undefined ? `${digits(date)}/${digits(month)}/${year}` : `${date} ${named} ${year}`;
}

function timeOf(typed: string): { readonly hour: number; readonly minute: number } | undefined {
  const folded = fold(typed);
  const [, hour, minute = '0'] =
    /^(\d\d)(\d\d)$/.exec(folded) ?? /^(\d{1,2})(?: ?h ?| |$)(\d\d)?(?: ?min)?$/.exec(folded) ?? [];
  const time = { hour: Number(hour), minute: Number(minute) };
  return hour !== undefined && time.hour < 24 && time.minute < 60 ? time : undefined;
}

function parisMomentOf(day: Day, { hour, minute }: { hour: number; minute: number }): ReadMoment {
  const at = parisMoment(day.year, day.month, day.date, hour, minute);
  const wanted = `${wireDay(day)}T${digits(hour)}:${digits(minute)}`;
  return formatWireDate(at).startsWith(wanted)
    ? { kind: 'moment', at }
    : faulty('time', 'Cette nuit-là, on passe de 2\u00a0h à 3\u00a0h\u00a0: cette heure n’existe pas');
}

const faulty = (part: MomentFault['part'], fault: string): MomentFault => ({ kind: 'fault', part, fault });
