/**
 * The grid lines of a chart above 0, lowest first: at most four, at round numbers, the last one not below the highest
 * value; a single line at 1 if no value is above 0.
 */
export function chartLines(highest: number): readonly number[] {
  if (highest <= 0) return [1];
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const steps = [1, 2, 2.5, 5, 10].map((part) => part * power);
  const step = steps.find((one) => Number.isInteger(one) && one * 4 >= highest) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) }, (_, rank) => (rank + 1) * step);
}
