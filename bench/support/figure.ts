export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'requests/s' | 'bytes' | 'kB' | 'MB';
  /** Holds for the ratio to the limit where there is one, else for the figure itself. */
  readonly budget: { readonly atMost: number } | { readonly atLeast: number };
  /** How often it is taken; the median counts. */
  readonly runs?: number;
  /** Takes the figure once. */
  readonly measure: () => number | Promise<number>;
  /** Takes, once, the limit of the machine: the same work without our code. */
  readonly limit?: () => number | Promise<number>;
}

/**
 * Takes a figure and its limit in turns, so that a busy moment of the machine affects both, and prints the medians,
 * their ratio and the verdict. A budget that is missed ends the process with code 1.
 */
export async function figure({ name, unit, budget, runs = 5, measure, limit }: Figure): Promise<void> {
  const figures: number[] = [];
  const limits: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const itself = await measure();
    const allowed = await limit?.();
    const isWarmUp = run === 0;
    if (isWarmUp) continue;
    figures.push(itself);
    if (allowed !== undefined) limits.push(allowed);
  }
  report({ name, unit, budget, value: median(figures), limit: limits.length > 0 ? median(limits) : null });
}

/** How long something takes, in milliseconds. */
export async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle one, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The value that `share` of all are at or below, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

interface Taken extends Pick<Figure, 'name' | 'unit' | 'budget'> {
  readonly value: number;
  readonly limit: number | null;
}

function report({ name, unit, budget, value, limit }: Taken): void {
  const judged = limit === null ? value : value / limit;
  const holds = 'atMost' in budget ? judged <= budget.atMost : judged >= budget.atLeast;
  const bound = 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
  const beside = limit === null ? '' : `limit ${round(limit)} ${unit}`;
  const ratio = limit === null ? '' : `${round(judged)} ×`;
  const columns = [
    name.padEnd(52),
    `${round(value)} ${unit}`.padStart(18),
    beside.padStart(24),
    ratio.padStart(10),
  ];
  const wanted = limit === null ? `${bound} ${unit}` : `${bound} ×`;
  console.log(`${columns.join('')}   ${wanted.padEnd(18)} ${holds ? 'holds' : 'MISSED'}`);
  if (!holds) process.exitCode = 1;
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value >= 100 ? 4 : 3 });
}
