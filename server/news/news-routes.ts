import { must } from '#common/base/must';
import { permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import { CallError } from '../http/call-error';
import type { Caller, Handlers } from '../http/handler';
import { newsSummaryOf } from './news-answer';
import { listNews } from './news-list';
import { findNews, findNewsBodies, locateNews } from './news-repository';
import { createNews, deleteNews, updateNews } from './news-writing';

export const newsRoutes = {
  listNews: ({ caller, query, database }) => listNews(database, query, seesComing(caller)),

  async readNews({ caller, params, database }) {
    const uuid = await locateNews(database, params.slug, seesComing(caller));
    const [record] = uuid === undefined ? [] : await findNews(database, [uuid]);
    const content = record && (await findNewsBodies(database, [record.uuid])).get(record.uuid);
    if (record === undefined || content === undefined)
      throw new CallError('not-found', { message: 'Brève introuvable' });
    return { ...newsSummaryOf(record), content };
  },

  createNews: ({ caller, body }, transaction) => createNews(transaction, body, editorOf(caller)),

  updateNews: ({ caller, params, body, ifMatch }, transaction) =>
    updateNews(transaction, params.slug, body, editorOf(caller), ifMatch),

  async deleteNews({ params, ifMatch }, transaction) {
    await deleteNews(transaction, params.slug, ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;

function seesComing(caller: Caller): boolean {
  return isAllowed(permissions.content, caller.person?.roles ?? null);
}

function editorOf(caller: Caller): string {
  return must(caller.person, 'the editor, whom the permission table has let pass').uuid;
}
