import { parisDay, parisMoment } from '#common/base/paris-time';

/** The show dates of the demo association, and functions for all other dates relative to today. */
export interface DemoCalendar {
  readonly now: Date;
  /** Tonight's dress rehearsal, a date on which the door can be tried. */
  readonly rehearsal: Date;
  /** The first night, a Saturday in about three weeks. */
  readonly premiere: Date;
  /** The day after it, in the afternoon. */
  readonly matinee: Date;
  /** A time of day in Paris, the given number of days from today; negative for the past. */
  dayFromNow(days: number, hour?: number, minute?: number): Date;
  /** The most recent past occurrence of this day of the year. */
  last(month: number, day: number, hour?: number, minute?: number): Date;
}

const SATURDAY = 6;
const ABOUT_THREE_WEEKS = 19;

/** The demo's dates, relative to the given time. */
export function demoCalendar(now: Date): DemoCalendar {
  const [year = 0, month = 0, day = 0] = parisDay(now).split('-').map(Number);
  const dayFromNow = (days: number, hour = 10, minute = 0) =>
    parisMoment(year, month, day + days, hour, minute);
  const weekday = new Date(Date.UTC(year, month - 1, day + ABOUT_THREE_WEEKS)).getUTCDay();
  const saturday = ABOUT_THREE_WEEKS + ((SATURDAY - weekday + 7) % 7);
  const last = (month: number, day: number, hour = 10, minute = 0) => {
    const thisYear = parisMoment(year, month, day, hour, minute);
    return thisYear < now ? thisYear : parisMoment(year - 1, month, day, hour, minute);
  };
  return {
    now,
    rehearsal: dayFromNow(0, 20, 30),
    premiere: dayFromNow(saturday, 20, 30),
    matinee: dayFromNow(saturday + 1, 16),
    dayFromNow,
    last,
  };
}
