import { daysLater } from '#common/base/paris-time';
import { type TypedMoment, momentOf, noMoment, readMoment, typedMoment } from '#common/rules/typed-moment';

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

/** The last other date of a list: the date at `rank` is near it. Null: there is none. */
export function dateBeside(dates: readonly TypedMoment[], rank: number): Date | null {
  return dates.map(momentOf).findLast((at, other) => at !== null && other !== rank) ?? null;
}
