import { CalendarDateTime } from '@internationalized/date';
import { formatWireDate, parseWireDate } from '#common/base/paris-time';
import { momentOf, noMoment, withDay } from '#common/rules/typed-moment';
import { serverNow } from '../clock/clock-offset';

interface ClockContext {
  /** The hour of a text without one, `20:30`. */
  time?: string;
  /** A day without a year is the nearest to this one; else the next one. */
  near?: Date;
}

/** The day and hour in Paris that a text means, as people write them; null: none. */
export function readClock(
  text: string,
  { time = '00:00', near }: ClockContext = {},
): CalendarDateTime | null {
  const typed = withDay(noMoment, text, serverNow(), near);
  const at = momentOf(typed) ?? momentOf({ ...typed, time });
  return at === null ? null : clockOf(formatWireDate(at));
}

/** The local time in Paris at a moment in the wire form; null if there is none in the text. */
export function clockOf(wire: string): CalendarDateTime | null {
  const moment = parseWireDate(wire);
  if (moment === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = formatWireDate(moment)
    .split(/[-T:+]/)
    .map(Number);
  return new CalendarDateTime(year, month, day, hour, minute);
}
