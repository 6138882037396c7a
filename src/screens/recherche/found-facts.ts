import { DOT } from '#common/base/dot';
import { playbillDate, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { SearchHit } from '#common/rules/search';
import { serverNow } from '../../components/clock/clock-offset';

/** The facts shown below a result's title, in one line. */
export function factsOf(hit: SearchHit): string {
  return factsByKind[hit.kind](hit).filter(Boolean).join(DOT);
}

const factsByKind: Readonly<Record<SearchHit['kind'], (hit: SearchHit) => readonly (string | null)[]>> = {
  piece: ({ authors, years }) => [authors.join(', '), playedIn(years)],
  author: ({ plays }) => ['Auteur', count(plays, 'pièce')],
  actor: ({ plays }) => ['Sur scène', count(plays, 'pièce')],
  news: ({ dates: [date] }) => [date === undefined ? null : shortDate(date)],
  image: ({ years }) => [years.join(', ')],
  show: whenOf,
  event: whenOf,
  text: () => ['L’association'],
};

function playedIn(years: readonly number[]): string | null {
  if (years.length === 0) return null;
  return `jouée en ${years.toSorted((one, other) => one - other).join(', ')}`;
}

/** The next date, or the last one. */
function whenOf({ dates }: SearchHit): readonly (string | null)[] {
  const sorted = dates.toSorted((one, other) => one.getTime() - other.getTime());
  const now = serverNow();
  const date = sorted.find((day) => day > now) ?? sorted.at(-1);
  return [date === undefined ? null : playbillDate(date)];
}
