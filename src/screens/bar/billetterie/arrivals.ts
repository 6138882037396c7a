import type { ArrivalStretch, CounterRows } from '#common/rules/counter';
import { arrivalStretches } from '#common/rules/counter';

/** The chart of the arrivals: what came in each stretch, and where the curtain stands among them. */
export interface ArrivalChart {
  readonly minutes: 5 | 15;
  readonly stretches: readonly ArrivalStretch[];
  /** Before which stretch the curtain rises, as a rank that may lie between two or behind the last; null: not in sight. */
  readonly curtain: number | null;
  readonly most: ArrivalStretch | null;
  readonly people: number;
}

/** As many columns as can be told apart on a phone. */
const MOST = 24;

/** In stretches of five minutes, or of a quarter of an hour where there would be too many; the latest ones at any rate. */
export function arrivalChart(rows: CounterRows): ArrivalChart {
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

/** The end of a stretch. */
export const endOf = ({ from }: ArrivalStretch, minutes: number): Date =>
  new Date(from.getTime() + minutes * 60_000);
