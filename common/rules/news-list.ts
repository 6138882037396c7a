import { matchesWords } from '../base/fold';
import type { NewsOrder, NewsQuery } from '../contract/news';
import type { SpectacleTypeCode } from '../contract/reference-names';

/** What a news item shows of itself to a list. */
export interface ListedNews {
  readonly uuid: string;
  readonly title: string;
  readonly visibleFrom: Date;
  readonly years: readonly number[];
  readonly spectacleTypes: readonly SpectacleTypeCode[];
}

/** What a list of news is when its query does not say; `limit` is the archive's page size. */
export const newsListDefaults = {
  page: 1,
  limit: 16,
  orderBy: 'visible-desc',
} as const satisfies NewsQuery;

/** Whether a news item belongs in the list that a query asks for. Server and mirror answer alike. */
export function matchesNewsQuery(news: ListedNews, query: NewsQuery, now: Date): boolean {
  const visible = news.visibleFrom <= now;
  return (
    (query.title === undefined || matchesWords(query.title, news.title)) &&
    (query.year === undefined || news.years.includes(query.year)) &&
    (query.spectacleType === undefined || news.spectacleTypes.includes(query.spectacleType)) &&
    !(query.notSpectacleTypes ?? []).some((type) => news.spectacleTypes.includes(type)) &&
    !(query.visibleOnly === true && !visible) &&
    !(query.invisibleOnly === true && visible)
  );
}

/**
 * The order of a list. Ties are broken by uuid, and a descending order is the exact reverse of the ascending one, so
 * that one index serves both. The year of a news item is its latest; within a year, the date of appearance decides.
 */
export function compareNews(order: NewsOrder): (one: ListedNews, other: ListedNews) => number {
  const ascending = ascendingOrders[order];
  return order.endsWith('-asc') ? ascending : (one, other) => ascending(other, one);
}

/** The year under which a list sorts a news item: its latest, or 0 without any. */
export function yearInList(years: readonly number[]): number {
  return Math.max(0, ...years);
}

type Comparison = (one: ListedNews, other: ListedNews) => number;

const byUuid: Comparison = (one, other) => compareText(one.uuid, other.uuid);

const byVisible: Comparison = (one, other) =>
  one.visibleFrom.getTime() - other.visibleFrom.getTime() || byUuid(one, other);

const byYear: Comparison = (one, other) =>
  yearInList(one.years) - yearInList(other.years) || byVisible(one, other);

const french = new Intl.Collator('fr');

// Where French sees no difference, PostgreSQL's collation falls back to the order of code points.
const byTitle: Comparison = (one, other) =>
  french.compare(one.title, other.title) || compareCodePoints(one.title, other.title) || byUuid(one, other);

const ascendingOrders: Readonly<Record<NewsOrder, Comparison>> = {
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
  return compareText(one, other);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
