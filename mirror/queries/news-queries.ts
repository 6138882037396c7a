import type { News, NewsQuery, NewsSummary } from '#common/contract/news';
import type { Page } from '#common/contract/primitives';

export interface NewsQueries {
  /** The answer of GET /api/news, from the mirror; an editor's list holds what is to appear too. */
  list(query: NewsQuery): Promise<Page<NewsSummary>>;
  /** One item by slug or uuid, or null. */
  read(slug: string): Promise<News | null>;
}
