import { type DateDifferences, type PerformanceDate, compareDates, followPerformances } from './show-dates';
import { type SheetShowDate, sheetDateOf, showDateOf } from './show-sheet';

/** How the coming dates of a sheet differ from the coming performances of its plays. Dates that are not whole are left out. */
export function performanceDifferences(
  dates: readonly SheetShowDate[],
  performances: readonly PerformanceDate[],
  now: Date,
): DateDifferences {
  return compareDates(wholeDates(dates), performances, now);
}

/**
 * The dates of a sheet once these differences are followed, as time goes; those that are not whole stand behind.
 * @param newUuid called once for each date that is added
 */
export function followedDates(
  dates: readonly SheetShowDate[],
  differences: DateDifferences,
  newUuid: () => string,
): readonly SheetShowDate[] {
  const unread = dates.filter((date) => showDateOf(date) === null);
  // A removed date is told by its object, which stands in the differences alone.
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
