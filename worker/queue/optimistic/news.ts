import { newsWrite } from '#common/contract/content/news';
import { savedNews } from '#common/rules/saves/news-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';
import { isThere, slugHere } from './unknown-here';

/** A news item saved or deleted here. */
export const newsEffect = (pending: WaitingWrite): Effect | null =>
  publishedEffect(pending, {
    struct: newsWrite,
    collections: ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'],
    find: (scene, uuid) => scene.get('news', uuid) ?? scene.get('coming-news', uuid),
    save: (save) => savedNews(save, { slug: slugHere(save), isMiniature: isThere }),
    put(scene, { row, body }, place) {
      const collection = place === 'appeared' ? 'news' : 'coming-news';
      scene.set(collection, row.uuid, row);
      scene.set(`${collection}-bodies`, row.uuid, body);
    },
  });
