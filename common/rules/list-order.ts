import { byCode, byFrench, byUuid } from '../base/order';
import type { ListOrder } from '../contract/fields/list-query';

/** The fields of published content that lists sort by. */
export interface Listed {
  readonly uuid: string;
  readonly title: string;
  readonly visibleFrom: Date;
  readonly years: readonly number[];
}

/**
 * Compares entries of a list. Ties are broken by uuid, and a descending order is the exact reverse of the ascending
 * one, so that one index serves both. An entry's year is its latest; within a year, the date of appearance decides.
 */
export function compareListed(order: ListOrder): Comparison {
  const ascending = ascendingOrders[order];
  return order.endsWith('-asc') ? ascending : (one, other) => ascending(other, one);
}

/** The year that a list sorts an entry by: its latest, or 0 without any. */
export function yearInList(years: readonly number[]): number {
  return Math.max(0, ...years);
}

type Comparison = (one: Listed, other: Listed) => number;

const byVisible: Comparison = (one, other) =>
  one.visibleFrom.getTime() - other.visibleFrom.getTime() || byUuid(one, other);

const byYear: Comparison = (one, other) =>
  yearInList(one.years) - yearInList(other.years) || byVisible(one, other);

// PostgreSQL's collation falls back to code point order where French sees no difference.
const byTitle: Comparison = (one, other) =>
  byFrench(one.title, other.title) || compareCodePoints(one.title, other.title) || byUuid(one, other);

const ascendingOrders: Readonly<Record<ListOrder, Comparison>> = {
  'year-asc': byYear,
  'year-desc': byYear,
  'visible-asc': byVisible,
  'visible-desc': byVisible,
  'title-asc': byTitle,
  'title-desc': byTitle,
};

function compareCodePoints(one: string, other: string): number {
  const others = Array.from(other);
  for (const [rank, character] of Array.from(one).entries()) {
    const counterpart = others[rank];
    if (counterpart === undefined) return 1;
    const difference = (character.codePointAt(0) ?? 0) - (counterpart.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return byCode(one, other);
}
