import { validate } from 'superstruct';
import { links } from '#common/contract/site/links';
import { type NewsSummary, newsWrite } from '#common/contract/content/news';
import { newsQueries } from '#mirror/queries/news-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskQuery } from '../list/desk-filter';
import type { DeskItem } from '../list/desk-item';
import type { DeskListNoun, DeskSlice } from '../list/desk-list-noun';

/** The editors' list of news. */
export const newsDeskNoun: DeskListNoun = {
  kind: 'news',
  title: 'Brèves',
  word: 'brève',
  write: 'Écrire une brève',
  addresses: {
    list: links.deskNews.to(),
    write: links.writeNews.to(),
    edit: (slug) => links.editNews.to({ slug }),
    read: (slug) => links.news.to({ slug }),
  },
  writes: {
    discard: queuedWrites.deleteNews,
    restoreRevision(item, content, label) {
      const [fault, body] = validate(content, newsWrite, { coerce: true });
      return fault ? null : queuedWrites.updateNews(item, body, label);
    },
  },
  hasAuthors: false,
  slice: newsSlice,
  read: newsQueries.read,
  async find(uuid) {
    const news = await newsQueries.read(uuid);
    return news === null ? null : itemOf(news);
  },
};

/** The mirror returns whole pages, so a slice that begins within one page ends within the next. */
async function newsSlice(query: DeskQuery, from: number, count: number): Promise<DeskSlice> {
  const page = Math.floor(from / count) + 1;
  const first = await newsQueries.list({ ...query, page, limit: count });
  const skipped = from % count;
  const next = skipped === 0 ? [] : (await newsQueries.list({ ...query, page: page + 1, limit: count })).data;
  const items = [...first.data, ...next].slice(skipped, skipped + count).map(itemOf);
  return { items, total: first.metadata.total };
}

function itemOf(news: NewsSummary): DeskItem {
  const { uuid, slug, title, visibleFrom, years, version, spectacleTypes, previewImage } = news;
  return {
    uuid,
    slug,
    title,
    by: '',
    visibleFrom,
    years,
    types: spectacleTypes.map(({ name }) => name),
    savedAt: news.lastModified ?? news.creationDate,
    savedBy: news.lastAuthor ?? news.author ?? null,
    previewImage: previewImage ?? null,
    version,
  };
}
