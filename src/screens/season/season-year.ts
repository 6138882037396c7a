import { count } from '#common/base/numbers';
import type { SeasonCount } from '#mirror/queries/season-queries';
import { wholeNumber } from '../../components/list-filter/address-value';
import { FIRST_YEAR, LAST_YEAR } from '../../components/list-filter/list-year';

/** The year in a query string; undefined if missing or invalid. */
export const readYear = (search: string): number | undefined =>
  wholeNumber(new URLSearchParams(search).get('annee'), FIRST_YEAR, LAST_YEAR);

/** The last year of the rail: plans for next year are already shown. */
export const lastYearOn = (today: number): number => today + 1;

/** The years of the rail: next year is included only if something is planned. */
export function railOf(counts: readonly SeasonCount[]): readonly SeasonCount[] {
  const last = counts.at(-1);
  return last !== undefined && isEmpty(last) ? counts.slice(0, -1) : counts;
}

/** The year shown: the one asked for, or else the current one. */
export function chosenOf(
  rail: readonly SeasonCount[],
  asked: number | undefined,
  today: number,
): SeasonCount | undefined {
  return rail.find(({ year }) => year === asked) ?? rail.find(({ year }) => year === today);
}

export const isEmpty = ({ pieces, photos, news }: SeasonCount): boolean =>
  pieces.length === 0 && photos === 0 && news === 0;

/** `3 pièces, 120 photos, 14 brèves`; `relâche` if nothing was played: the content of a year's column in words. */
export function seasonWords(season: SeasonCount): string {
  if (isEmpty(season)) return 'relâche';
  return [
    season.pieces.length === 0 ? 'relâche' : count(season.pieces.length, 'pièce'),
    count(season.photos, 'photo'),
    count(season.news, 'brève'),
  ].join(', ');
}

/** The year that a key moves to; undefined for any other key. */
export function yearByKey(key: string, year: number, rail: readonly SeasonCount[]): number | undefined {
  const [first, last] = [rail[0]?.year ?? year, rail.at(-1)?.year ?? year];
  const target = targets[key]?.({ year, first, last });
  return target === undefined ? undefined : Math.min(last, Math.max(first, target));
}

interface Place {
  readonly year: number;
  readonly first: number;
  readonly last: number;
}

const DECADE = 10;

const targets: Readonly<Record<string, (place: Place) => number>> = {
  ArrowLeft: ({ year }) => year - 1,
  ArrowRight: ({ year }) => year + 1,
  PageUp: ({ year }) => year - DECADE,
  PageDown: ({ year }) => year + DECADE,
  Home: ({ first }) => first,
  End: ({ last }) => last,
};
