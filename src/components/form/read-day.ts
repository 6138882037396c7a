import { type CalendarDate, parseDate } from '@internationalized/date';
import { parisDay } from '#common/base/paris-time';
import { momentOf, noMoment, withDay } from '#common/rules/typed-moment';
import { serverNow } from '../clock/clock-offset';

/** The day that a text means, as people write them, with or without an hour; null: none. */
export function readDay(text: string, near?: Date): CalendarDate | null {
  const typed = withDay(noMoment, text, serverNow(), near);
  const at = momentOf(typed) ?? momentOf({ ...typed, time: '12:00' });
  return at === null ? null : parseDate(parisDay(at));
}
