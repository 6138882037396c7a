import { byCode } from '#common/base/order';
/** Seats sold on a day, e.g. `2026-11-21`. */
export interface DaySales {
  readonly day: string;
  readonly places: number;
}

/** A column of the chart: a day, or the week that begins on it, with its sales and the total up to its end. */
export interface SalesColumn extends DaySales {
  readonly total: number;
}

export interface SalesChartData {
  readonly step: 'day' | 'week';
  readonly columns: readonly SalesColumn[];
}

/** Maximum number of days that can be told apart on a phone. */
const MAX_DAYS = 45;
const DAY_MS = 86_400_000;

/** Sales without gaps, up to `until` or the last sale, whichever is later; by week if there are many days. */
export function salesColumns(sales: readonly DaySales[], until: string): SalesChartData {
  const [first] = sales;
  if (first === undefined) return { step: 'day', columns: [] };
  const last = sales.at(-1)?.day ?? until;
  const days = daysFrom(first.day, last > until ? last : until);
  const step = days.length > MAX_DAYS ? 'week' : 'day';
  const length = step === 'week' ? 7 : 1;
  const soldOn = new Map(sales.map(({ day, places }) => [day, places]));
  let total = 0;
  const columns = Array.from({ length: Math.ceil(days.length / length) }, (_, rank) => {
    const own = days.slice(rank * length, (rank + 1) * length);
    const places = own.reduce((sum, day) => sum + (soldOn.get(day) ?? 0), 0);
    total += places;
    return { day: own[0] ?? until, places, total };
  });
  return { step, columns };
}

/** The sales of several dates added up, day by day. */
export function addSales(all: readonly (readonly DaySales[])[]): readonly DaySales[] {
  const sum = new Map<string, number>();
  for (const { day, places } of all.flat()) sum.set(day, (sum.get(day) ?? 0) + places);
  return [...sum].map(([day, places]) => ({ day, places })).sort((one, other) => byCode(one.day, other.day));
}

/** About noon of that day in Paris, in any season, for formatting. */
export const dayAt = (day: string) => new Date(`${day}T11:00:00Z`);

function daysFrom(first: string, last: string): readonly string[] {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`));
  const count = Math.round(((to ?? 0) - (from ?? 0)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, rank) =>
    new Date((from ?? 0) + rank * DAY_MS).toISOString().slice(0, 10),
  );
}
