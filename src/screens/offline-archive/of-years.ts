import { count } from '#common/base/numbers';

/** More spans than these are counted, not named. */
const MOST_NAMED = 4;

/** `de 1998`, `de 1998 à 2004 et de 2022`; `de 12 années` where the names would fill the line. */
export function ofYears(years: readonly number[]): string {
  const spans = spansOf(years).map(([first, last]) =>
    first === last ? `de ${first}` : `de ${first} à ${last}`,
  );
  if (spans.length > MOST_NAMED) return `de ${count(years.length, 'année')}`;
  const [last = '', ...before] = spans.reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} et ${last}`;
}

/** Years that follow one another, as first and last year. */
function spansOf(years: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const spans: (readonly [number, number])[] = [];
  for (const year of [...years].sort((one, other) => one - other)) {
    const open = spans.at(-1);
    if (open?.[1] === year - 1) spans[spans.length - 1] = [open[0], year];
    else spans.push([year, year]);
  }
  return spans;
}

/** Every year from one to the other, whichever comes first: photos may still be added to one that has none. */
export function yearsBetween(one: number, other: number): readonly number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, rank) => first + rank);
}
