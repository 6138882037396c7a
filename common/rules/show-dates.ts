import { groupBy } from '../base/group-by';
import { daysLater, parisDay } from '../base/paris-time';
import { DOORS_BEFORE, type Show } from '../contract/agenda/show';

/** A date of a show in the form. */
export type ShowDate = Show['dates'][number];

/** A performance of a play of the show, from the play's sheet. */
export interface PerformanceDate {
  readonly uuid: string;
  readonly date: Date;
}

/** The differences between the future dates of a show and the future performances of its plays. */
export interface DateDifferences {
  /** Performances without a date. */
  readonly added: readonly PerformanceDate[];
  /** Dates whose performance is at another time of the same day. */
  readonly moved: readonly { readonly showDate: ShowDate; readonly to: Date }[];
  /** Dates without a performance. */
  readonly removed: readonly ShowDate[];
}

/** The default number of seats of a date. */
export const DEFAULT_PLACES = 100;

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** When the doors of a date open. */
export function doorsOpenOf({
  date,
  doorsBefore = DOORS_BEFORE,
}: {
  readonly date: Date;
  readonly doorsBefore?: number | undefined;
}): Date {
  return new Date(date.getTime() - doorsBefore * MINUTE);
}

/** When booking ends for a date that comes from a performance: two hours before it. */
export function closingOfPerformance(date: Date): Date {
  return new Date(date.getTime() - 2 * HOUR);
}

/** When booking ends for a date that is added by hand: two days before it, at the same time of day in Paris. */
export function closingOfAddedDate(date: Date): Date {
  return daysLater(date, -2);
}

/**
 * Compares future dates and performances; they match if they are on the same day in Paris. If a day has several, those
 * at the same time are matched first, so that an evening is not turned into an afternoon, then the others in
 * chronological order. Several plays at the same moment count as one performance.
 */
export function compareDates(
  showDates: readonly ShowDate[],
  performanceDates: readonly PerformanceDate[],
  now: Date,
): DateDifferences {
  const dates = groupBy(coming(showDates, now), dayOf);
  const performances = groupBy(coming(performanceDates, now), dayOf);
  const days = [...new Set([...dates.keys(), ...performances.keys()])].sort();
  const differences = days.map((day) => compareDay(dates.get(day) ?? [], performances.get(day) ?? []));
  return {
    added: differences.flatMap(({ added }) => added),
    moved: differences.flatMap(({ moved }) => moved),
    removed: differences.flatMap(({ removed }) => removed),
  };
}

/**
 * The dates of a show once they follow its performances, in chronological order. A moved date keeps its seats and the
 * interval between the end of booking and its beginning.
 * @param newUuid called once for each date that is added
 */
export function followPerformances(
  showDates: readonly ShowDate[],
  { added, moved, removed }: DateDifferences,
  newUuid: () => string,
): readonly ShowDate[] {
  const gone = new Set(removed);
  const moments = new Map(moved.map(({ showDate, to }) => [showDate, to]));
  return inOrderOfTime([
    ...showDates.filter((date) => !gone.has(date)).map((date) => movedTo(date, moments.get(date))),
    ...added.map(({ date }) => datedFrom(date, newUuid())),
  ]);
}

function compareDay(
  showDates: readonly ShowDate[],
  performanceDates: readonly PerformanceDate[],
): DateDifferences {
  const performed = new Set(performanceDates.map(timeOf));
  const offered = new Set(showDates.map(timeOf));
  const dates = showDates.filter((date) => !performed.has(timeOf(date)));
  const performances = performanceDates.filter(
    (date, rank) =>
      !offered.has(timeOf(date)) &&
      performanceDates.findIndex((other) => timeOf(other) === timeOf(date)) === rank,
  );
  const pairs = Math.min(dates.length, performances.length);
  return {
    added: performances.slice(pairs),
    moved: performances
      .slice(0, pairs)
      .flatMap(({ date: to }, rank) => dates.slice(rank, rank + 1).map((showDate) => ({ showDate, to }))),
    removed: dates.slice(pairs),
  };
}

function datedFrom(date: Date, uuid: string): ShowDate {
  return {
    uuid,
    date,
    closingDate: closingOfPerformance(date),
    maxPlaces: DEFAULT_PLACES,
    freeParticipation: false,
  };
}

function movedTo(showDate: ShowDate, to: Date = showDate.date): ShowDate {
  const later = to.getTime() - showDate.date.getTime();
  return { ...showDate, date: to, closingDate: new Date(showDate.closingDate.getTime() + later) };
}

function coming<Dated extends { readonly date: Date }>(dated: readonly Dated[], now: Date): readonly Dated[] {
  return inOrderOfTime(dated.filter(({ date }) => date > now));
}

function inOrderOfTime<Dated extends { readonly date: Date }>(dated: readonly Dated[]): readonly Dated[] {
  return dated.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = ({ date }: { readonly date: Date }) => date.getTime();
const dayOf = ({ date }: { readonly date: Date }) => parisDay(date);
