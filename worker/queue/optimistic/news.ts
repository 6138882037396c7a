import { everyFieldOf } from '#common/base/every-field-of';
import { succeed } from '#common/base/result';
import { type NewsBodyRow, newsWrite } from '#common/contract/content/news';
import { savedNews } from '#common/rules/saves/news-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';
import { anyMiniature, slugHere } from './unknown-here';

/** A news item saved or deleted here. */
export function newsEffect(pending: WaitingWrite): Effect | null {
  return publishedEffect(pending, {
    struct: newsWrite,
    collections: ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'],
    find: (scene, uuid) => scene.get('news', uuid) ?? scene.get('coming-news', uuid),
    save(save) {
      const ruling = savedNews(save, { slug: slugHere(save), isMiniature: anyMiniature });
      return ruling.ok ? succeed({ ...ruling.value, content: save.write.content }) : ruling;
    },
    put(scene, { content, ...row }, place) {
      const collection = place === 'appeared' ? 'news' : 'coming-news';
      scene.set(collection, row.uuid, row);
      const body = everyFieldOf<NewsBodyRow>()({ uuid: row.uuid, content });
      scene.set(`${collection}-bodies`, row.uuid, body);
    },
  });
}
