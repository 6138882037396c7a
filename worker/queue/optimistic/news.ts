import { newsWrite } from '#common/contract/content/news';
import { savedNews } from '#common/rules/saves/news-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';
import { assumeExists, provisionalSlug } from './unknown-here';

/** A news item saved or deleted here. */
export const newsEffect = (pending: WaitingWrite): Effect | null =>
  publishedEffect(pending, {
    struct: newsWrite,
    collections: ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'],
    find: (rows, uuid) => rows.get('news', uuid) ?? rows.get('coming-news', uuid),
    save: (save) => savedNews(save, { slug: provisionalSlug(save), isPreviewImage: assumeExists }),
    put(rows, { row, body }, place) {
      const collection = place === 'appeared' ? 'news' : 'coming-news';
      rows.set(collection, row.uuid, row);
      rows.set(`${collection}-bodies`, row.uuid, body);
    },
  });
