import { parisDay, parisMoment } from '#common/base/paris-time';

/** The evenings around which the demo association lives, and how far everything else is from today. */
export interface DemoCalendar {
  readonly now: Date;
  /** Today's general rehearsal: a date to try the door on. */
  readonly rehearsal: Date;
  /** The first night, a Saturday in about three weeks. */
  readonly premiere: Date;
  /** The day after it, in the afternoon. */
  readonly matinee: Date;
  /** A time of day in Paris, so many days from today; days in the past are negative. */
  dayFromNow(days: number, hour?: number, minute?: number): Date;
  /** The last time that this day of the year went by. */
  last(month: number, day: number, hour?: number, minute?: number): Date;
}

const SATURDAY = 6;
const ABOUT_THREE_WEEKS = 19;

/** The demo's days, counted from this moment. */
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
