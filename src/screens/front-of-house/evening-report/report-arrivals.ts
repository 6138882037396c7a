import { hourInWords } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import type { ChartLayers } from '../../../components/chart/column-chart';
import type { Quarters } from './report-words';

/** The maximum width of a column, in per cent of the chart's width. */
export const WIDEST = 12;

/** Arrivals as full columns; where somebody came back, hollow ones above them. */
export function arrivalLayers(quarters: Quarters): ChartLayers {
  const arrived = { name: 'Arrivées', values: quarters.map((quarter) => quarter.arrived) };
  const all = { name: 'Retours', values: quarters.map((quarter) => quarter.arrived + quarter.returned) };
  return quarters.some(({ returned }) => returned > 0) ? [arrived, all] : [arrived];
}

/** One sentence on all arrivals; empty if there are no quarters. */
export function arrivalsSummary(quarters: Quarters): string {
  const [first] = quarters;
  if (first === undefined) return '';
  const total = quarters.reduce((sum, { arrived }) => sum + arrived, 0);
  const best = quarters.reduce((one, other) => (other.arrived > one.arrived ? other : one), first);
  return `${count(total, 'arrivée')}\u00a0; au plus ${integer(best.arrived)} en un quart d’heure, à partir de ${hourInWords(best.from)}.`;
}

/** The times to write below the columns, at round ones if not all have room: `at` is a share of the width. */
export function timeMarks(quarters: Quarters): readonly { readonly at: number; readonly words: string }[] {
  const step = STEPS.find((one) => quarters.length <= one * MAX_MARKS) ?? LONGEST_STEP;
  return quarters.flatMap(({ from }, rank) =>
    Math.round(from.getTime() / QUARTER_MS) % step === 0
      ? [{ at: (rank + 0.5) / quarters.length, words: hourInWords(from) }]
      : [],
  );
}

const QUARTER_MS = 900_000;
const MAX_MARKS = 12;
/** In quarters of an hour; a report has 96 of them at most. */
const STEPS = [1, 2, 4];
const LONGEST_STEP = 8;
