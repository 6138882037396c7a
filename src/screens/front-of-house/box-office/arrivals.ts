import type { ArrivalStretch, BoxOfficeRows } from '#common/rules/box-office';
import { arrivalStretches } from '#common/rules/box-office';

/** Data of the arrivals chart: arrivals per interval, and the position of the curtain time among them. */
export interface ArrivalChart {
  readonly minutes: 5 | 15;
  readonly stretches: readonly ArrivalStretch[];
  /** Position of the curtain time, in intervals from the first one; may be fractional; null: outside the chart. */
  readonly curtain: number | null;
  readonly most: ArrivalStretch | null;
  readonly people: number;
}

/** Maximum number of columns that can be told apart on a phone. */
const MOST = 24;

/** Intervals of 5 minutes, or of 15 if those were too many; if there are still too many, only the latest. */
export function arrivalChart(rows: BoxOfficeRows): ArrivalChart {
  const fine = arrivalStretches(rows, 5);
  const minutes = fine.length <= MOST ? 5 : 15;
  const all = minutes === 5 ? fine : arrivalStretches(rows, 15);
  const stretches = all.slice(-MOST);
  const [first] = stretches;
  const rank =
    first === undefined ? null : (rows.date.date.getTime() - first.from.getTime()) / (minutes * 60_000);
  return {
    minutes,
    stretches,
    curtain: rank !== null && rank > 0 && rank <= stretches.length ? rank : null,
    most: stretches.reduce<ArrivalStretch | null>(
      (best, one) => (best === null || one.people > best.people ? one : best),
      null,
    ),
    people: all.reduce((sum, { people }) => sum + people, 0),
  };
}

/** The end of an interval. */
export const endOf = ({ from }: ArrivalStretch, minutes: number): Date =>
  new Date(from.getTime() + minutes * 60_000);
