import { fold } from '../base/fold';
import { daysLater, formatWireDate, parisDay, parisMoment, parseWireDate } from '../base/paris-time';
import { DAY_FORM, type Day, type Time, dayOf, digits, timeOf, wireDay } from './typed-day';

/**
 * A moment typed in two fields, in the time of Paris. `kept` is the moment, in the wire form, that filled the fields:
 * as long as their text is unchanged, it is used, with its seconds.
 */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
  readonly kept: string | null;
  /** The day, `2026-11-30`, from which a day that was typed without its year is the next one. */
  readonly from?: string;
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
 * The moment with another text for its day. Without a year it is the day nearest to `near`, a date that it goes with;
 * else the next one from `now` on.
 */
export function withDay(moment: TypedMoment, day: string, now: Date, near: Date | null = null): TypedMoment {
  const { time, kept } = moment;
  if (day.trim() === '' || !('fault' in dayOf(day))) return { day, time, kept };
  return { day, time, kept, from: parisDay(near === null ? now : daysLater(near, -HALF_A_YEAR)) };
}

const HALF_A_YEAR = 182;

/** The texts of both fields for a text that holds a day and an hour; null: it does not. */
export function pastedMoment(
  text: string,
  now: Date,
  near?: Date | null,
): Pick<TypedMoment, 'day' | 'time'> | null {
  const at = momentOf(withDay(noMoment, text, now, near));
  if (at === null) return null;
  const { day, time } = typedMoment(at);
  return { day, time };
}

/**
 * Parses `12/12/2026`, `12.12.26`, `12122026`, `2026-12-12`, `20261212`, `sam. 12 déc. 2026`, `12/12`, and `20:30`, `20h30`, `20 h`,
 * `2030`, `midi`, `24h` (the end of the day); or both in the field of the day, as they are pasted. Refuses nonexistent
 * days, and times skipped when summer time begins.
 */
export function readMoment(typed: TypedMoment): ReadMoment {
  const [day, time] = [typed.day.trim(), typed.time.trim()];
  const kept = typed.kept === null ? undefined : parseWireDate(typed.kept);
  if (kept !== undefined) {
    const words = typedMoment(kept);
    if (words.day === day && words.time === time) return { kind: 'moment', at: kept };
  }
  if (day === '') return time === '' ? { kind: 'none' } : faulty('day', 'Le jour est à préciser');
  const isWhole = time === '' && 'fault' in dayOf(day);
  return (isWhole ? readWhole(day, typed.from) : undefined) ?? readParts(day, time, typed.from);
}

/** Day and hour in one text; undefined: there is no hour in it. */
function readWhole(text: string, from?: string): ReadMoment | undefined {
  const at = parseWireDate(text);
  if (at !== undefined) return { kind: 'moment', at };
  const words = fold(text.replace(/(\d)T(\d)/, '$1 $2')).split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [day = '', time = ''] = [words.slice(0, count), words.slice(count)].map((part) => part.join(' '));
    // A number alone is the beginning of a year.
    const read = /^a |[hm]| \d/.test(time) && readParts(day, time, from);
    // A day that does not exist is told; what is no day may be read in another way.
    if (read && (read.kind !== 'fault' || (read.part === 'day' && read.fault !== DAY_FORM))) return read;
  }
  return undefined;
}

function readParts(day: string, time: string, from?: string): ReadMoment {
  const readDay = dayOf(day, from);
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
export function normalisedMoment({ day, time, kept, ...rest }: TypedMoment): TypedMoment {
  const typed = { day, time, kept, ...(rest.from !== undefined && { from: rest.from }) };
  const at = momentOf(typed);
  return at === null ? typed : typedMoment(at);
}

function parisMomentOf(day: Day, { hour, minute }: Time): ReadMoment {
  const at = parisMoment(day.year, day.month, day.date, hour, minute);
  const wanted = `${wireDay(day)}T${digits(hour)}:${digits(minute)}`;
  // Midnight at the end of the day is no hour of that day, and never skipped.
  return hour === 24 || formatWireDate(at).startsWith(wanted)
    ? { kind: 'moment', at }
    : faulty('time', 'Cette nuit-là, on passe de 2\u00a0h à 3\u00a0h\u00a0: cette heure n’existe pas');
}

const faulty = (part: MomentFault['part'], fault: string): MomentFault => ({ kind: 'fault', part, fault });
