import { everyFieldOf } from '#common/base/every-field-of';
import { type NewsBodyRow, type NewsRow, type NewsWrite, newsWrite } from '#common/contract/content/news';
import { writtenNews } from '#common/rules/news-summary';
import type { Effect, WaitingWrite } from './effect';
import { type Saving, publishedEffect, signed } from './published';

/** A news item saved or deleted here. */
export function newsEffect(pending: WaitingWrite): Effect | null {
  return publishedEffect<NewsWrite, NewsRow>(pending, {
    struct: newsWrite,
    collections: ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'],
    find: (scene, uuid) => scene.get('news', uuid) ?? scene.get('coming-news', uuid),
    make: newsRow,
    put(scene, row, { content }, place) {
      const collection = place === 'appeared' ? 'news' : 'coming-news';
      scene.set(collection, row.uuid, row);
      const body = everyFieldOf<NewsBodyRow>()({ uuid: row.uuid, content });
      scene.set(`${collection}-bodies`, row.uuid, body);
    },
  });
}

function newsRow(write: NewsWrite, saving: Saving<NewsRow>): NewsRow {
  return everyFieldOf<NewsRow>()({ ...signed(write, saving), ...writtenNews(write) });
}
