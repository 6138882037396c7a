import type { News, NewsQuery, NewsRow, NewsSummary } from '#common/contract/content/news';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import { matchesNewsQuery, newsListDefaults } from '#common/rules/news-list';
import { compareListed } from '#common/rules/list-order';
import { newsSummaryOf } from '#common/rules/news-summary';
import { findRow } from '../find-row';
import type { Generation } from '../generation';
import { readPreviewImages } from '../preview-images';
import { readNewsSlice } from '../news-slice';
import { type MirrorReader, pageMirror } from '../page-mirror';
import { unshelve } from '../shelf';

export interface NewsQueries {
  /** The answer of GET /api/news, from the mirror; an editor's list also holds items yet to appear. */
  list(query: NewsQuery): Promise<Page<NewsSummary>>;
  /** One item by slug or uuid, or null. */
  read(slug: string): Promise<News | null>;
}

export const newsQueriesOf = (mirror: MirrorReader): NewsQueries => ({
  list: (query) => {
    const { page = newsListDefaults.page, limit = newsListDefaults.limit } = query;
    return mirror.read((generation) => list(generation, query), {
      metadata: pageMetadata(page, limit, 0),
      data: [],
    });
  },
  read: (slug) => mirror.read((generation) => read(generation, slug), null),
});

export const newsQueries = newsQueriesOf(pageMirror);

/**
 * Public items are read from indexes, a page at a time; items yet to appear are few, and are merged in from memory.
 * Reading as many extra items before the page as are yet to appear ensures that the whole merged page was read.
 */
async function list(generation: Generation, query: NewsQuery): Promise<Page<NewsSummary>> {
  const { page = newsListDefaults.page, limit = newsListDefaults.limit } = query;
  const coming = await comingNews(generation, query, new Date());
  const offset = (page - 1) * limit;
  const from = Math.max(0, offset - coming.length);
  const slice = await readNewsSlice(generation, query, { from, count: offset + limit - from });
  const merged = [...slice.rows, ...coming].sort(compareListed(query.orderBy ?? newsListDefaults.orderBy));
  return {
    metadata: pageMetadata(page, limit, slice.total + coming.length),
    data: await summaries(generation, merged.slice(offset - from, offset - from + limit)),
  };
}

/** Items that only editors see yet. One that became public meanwhile is read from its public row. */
async function comingNews(generation: Generation, query: NewsQuery, now: Date): Promise<NewsRow[]> {
  const rows = await generation.rows('coming-news').toArray();
  const matching = rows.filter((row) => matchesNewsQuery(row, query, now));
  const published = await generation.rows('news').bulkGet(matching.map(({ uuid }) => uuid));
  return matching.filter((_, rank) => published[rank] === undefined);
}

async function read(generation: Generation, slug: string): Promise<News | null> {
  for (const collection of ['news', 'coming-news'] as const) {
    const row = await findRow(generation, collection, slug);
    if (row === undefined) continue;
    const body = await generation.rows(`${collection}-bodies`).get(row.uuid);
    const [summary] = await summaries(generation, [row]);
    return body === undefined || summary === undefined ? null : { ...summary, content: body.content };
  }
  return null;
}

/** Rows as calls answer them: references joined, codes named. */
async function summaries(generation: Generation, rows: readonly NewsRow[]): Promise<NewsSummary[]> {
  const wanted = rows.flatMap(({ previewImage }) => previewImage ?? []);
  const images = await readPreviewImages(generation, wanted);
  return rows.map((row) => newsSummaryOf(unshelve(row), images.get(row.previewImage ?? '')));
}
