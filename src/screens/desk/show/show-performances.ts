import {
  type DateDifferences,
  type PerformanceDate,
  compareDates,
  followPerformances,
} from '#common/rules/show-dates';
import { type SheetShowDate, sheetDateOf, showDateOf } from './show-sheet';

/** The differences between a sheet's future dates and its plays' future performances. Incomplete dates are skipped. */
export function performanceDifferences(
  dates: readonly SheetShowDate[],
  performances: readonly PerformanceDate[],
  now: Date,
): DateDifferences {
  return compareDates(wholeDates(dates), performances, now);
}

/**
 * The dates of a sheet with these differences applied, in chronological order; incomplete dates come last.
 * @param newUuid called once for each date that is added
 */
export function followedDates(
  dates: readonly SheetShowDate[],
  differences: DateDifferences,
  newUuid: () => string,
): readonly SheetShowDate[] {
  const unread = dates.filter((date) => showDateOf(date) === null);
  // `followPerformances` compares removed dates by identity, and the differences hold other objects: match by uuid.
  const gone = new Set(differences.removed.map(({ uuid }) => uuid));
  const moved = new Map(differences.moved.map(({ showDate, to }) => [showDate.uuid, to]));
  const whole = wholeDates(dates);
  const followed = followPerformances(
    whole,
    {
      added: differences.added,
      moved: whole.flatMap((showDate) => {
        const to = moved.get(showDate.uuid);
        return to === undefined ? [] : [{ showDate, to }];
      }),
      removed: whole.filter(({ uuid }) => gone.has(uuid)),
    },
    newUuid,
  );
  return [...followed.map(sheetDateOf), ...unread];
}

const wholeDates = (dates: readonly SheetShowDate[]) => dates.flatMap((date) => showDateOf(date) ?? []);
