import type { Kysely } from 'kysely';
import { fullDay } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import type { NewsBodyRow, NewsRow } from '#common/contract/content/news';
import { leadingDate } from '#common/rules/news-dates';
import type { RowKey } from '../../platform/feed/keys';
import type { Database } from '../../platform/database/schema';
import { listNews } from '../news/news-list';
import { findNewsNeighbours } from '../news/news-neighbours';
import { findReferenceList } from '../reference-list/reference-list-repository';
import { locatePublished } from '../publication/locate';
import { findAgendaRows } from './agenda-rows';
import { findNamedPieces } from './named-pieces';
import type { PageAbout, PageKind } from './page-kind';
import { rowsOf } from './shown-rows';

/** As many as the news home and the archive initially show. */
const LATEST = 9;
const ARCHIVE_PAGE = 16;
/** A limit that keeps a page without scripts usable. */
const MAX_LISTED = 2_000;

/** The news home: upcoming dates, and the latest news. */
export const latestPage: PageKind = {
  link: links.newsHome,
  awaited: ['shows', 'events', 'news'],
  async findRows(snapshot) {
    const { shows, rows } = await findAgendaRows(snapshot);
    return [...rows, ...(await findNamedPieces(snapshot, shows)), ...(await findLatest(snapshot, LATEST))];
  },
};

/** The archive, and its filters. */
export const archivePage: PageKind = {
  link: links.newsArchive,
  async findRows(snapshot) {
    const types = await findReferenceList(snapshot, 'spectacle-types');
    const entries = types.map((key) => ({ collection: 'reference-entries', key }) as const);
    return [...entries, ...(await findLatest(snapshot, ARCHIVE_PAGE))];
  },
  async list(database) {
    const { data } = await listNews(database, { page: 1, limit: MAX_LISTED }, false);
    const lines = data.map((news) => ({
      address: links.news.to(news),
      title: news.title,
      beside: fullDay(leadingDate(news)),
    }));
    return { title: 'Archives', lines };
  },
};

/** One news item, with the previous and the next one. */
export const newsPage: PageKind = {
  link: links.news,
  async findRows(snapshot, slug, now) {
    const uuid = await locatePublished(snapshot, 'news', slug, false);
    if (uuid === undefined) return [];
    const neighbours = await findNewsNeighbours(snapshot, uuid, now);
    return [
      ...[uuid, ...neighbours].map((key) => ({ collection: 'news', key }) as const),
      { collection: 'news-bodies', key: uuid },
    ];
  },
  about(rows) {
    const [body] = rowsOf<NewsBodyRow>(rows, 'news-bodies');
    const news = rowsOf<NewsRow>(rows, 'news').find(({ uuid }) => uuid === body?.uuid);
    return news === undefined ? null : aboutNews(news);
  },
};

async function findLatest(snapshot: Kysely<Database>, limit: number): Promise<RowKey[]> {
  const { data } = await listNews(snapshot, { page: 1, limit }, false);
  return data.map(({ uuid }) => ({ collection: 'news', key: uuid }));
}

function aboutNews(news: NewsRow): PageAbout {
  const { title, author, previewImage } = news;
  const description = news.description.trim();
  const address = links.news.to(news);
  return {
    title,
    description,
    address,
    image: previewImage,
    data: ({ settings, picture, siteUrl }) => ({
      '@type': 'Article',
      headline: title,
      ...(description !== '' && { description }),
      image: picture,
      datePublished: news.visibleFrom,
      dateModified: news.lastModified ?? news.visibleFrom,
      ...(author !== undefined && {
        author: { '@type': 'Person', name: fullName(author) },
      }),
      publisher: { '@type': 'Organization', name: settings.title, url: siteUrl },
      mainEntityOfPage: siteUrl + address,
    }),
  };
}
