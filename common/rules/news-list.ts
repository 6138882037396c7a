import { matchesWords } from '../base/word-beginnings';
import type { NewsQuery } from '../contract/content/news';
import type { SpectacleTypeCode } from '../contract/content/reference-names';
import type { Listed } from './list-order';

/** The fields of a news item that lists need. */
export interface ListedNews extends Listed {
  readonly spectacleTypes: readonly SpectacleTypeCode[];
}

/** The defaults of a list of news; `limit` is the archive's page size. */
export const newsListDefaults = {
  page: 1,
  limit: 16,
  orderBy: 'visible-desc',
} as const satisfies NewsQuery;

/** Whether a news item matches the query of a list. Server and mirror use the same function. */
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
