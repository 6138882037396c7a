import { daysLater } from '../base/paris-time';
import { type TypedMoment, noMoment, readMoment, typedMoment } from './typed-moment';

/** A suggestion for the next date to type: the day after the last one, at its time. */
export function nextDate(dates: readonly TypedMoment[]): TypedMoment {
  const moments = dates.flatMap((date) => {
    const read = readMoment(date);
    return read.kind === 'moment' ? [read.at.getTime()] : [];
  });
  if (moments.length === 0) return noMoment;
  const { day, time } = typedMoment(daysLater(new Date(Math.max(...moments)), 1));
  return { day, time, kept: null };
}
