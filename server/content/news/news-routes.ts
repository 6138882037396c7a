import type { Handlers } from '../../platform/http/handler';
import { editorOf, seesComing } from '../../platform/guard/editors';
import { locatePublished } from '../publication/locate';
import { newsSummaryOf } from './news-answer';
import { listNews } from './news-list';
import { findNews, findNewsBodies } from './news-repository';
import { createNews, deleteNews, unknownNews, updateNews } from './news-change';

export const newsRoutes = {
  listNews: ({ caller, query, database }) => listNews(database, query, seesComing(caller)),

  async readNews({ caller, params, database }) {
    const uuid = await locatePublished(database, 'news', params.slug, seesComing(caller));
    const [record] = uuid === undefined ? [] : await findNews(database, [uuid]);
    const content = record && (await findNewsBodies(database, [record.uuid])).get(record.uuid);
    if (record === undefined || content === undefined) throw unknownNews();
    return { ...newsSummaryOf(record), content };
  },

  createNews: ({ caller, body }, transaction) => createNews(transaction, body, editorOf(caller)),

  updateNews: ({ caller, params, body, ifMatch }, transaction) =>
    updateNews(transaction, params.slug, body, editorOf(caller), ifMatch),

  async deleteNews({ caller, params, ifMatch }, transaction) {
    await deleteNews(transaction, params.slug, editorOf(caller), ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;
