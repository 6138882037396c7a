import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Linkable } from '#common/rules/linked-articles';
import { newsWords } from '#common/rules/saves/news-save';
import { pieceWords } from '#common/rules/saves/piece-save';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { seesComing } from '../../platform/guard/editors';
import { locatePublished } from '../publication/locate';
import { listLinked } from './linked-article-list';

export const linkedArticleRoutes = {
  async listLinkedToNews({ caller, params, query, database }) {
    const uuid = await locatePublished(database, 'news', params.slug, seesComing(caller));
    return linkedTo(database, 'news', uuid, query.limit);
  },

  async listLinkedToPiece({ caller, params, query, database }) {
    const uuid = await locatePublished(database, 'pieces', params.uuid, seesComing(caller));
    return linkedTo(database, 'piece', uuid, query.limit);
  },
} satisfies Partial<Handlers>;

async function linkedTo(
  database: Kysely<Database>,
  type: Linkable['type'],
  uuid: string | undefined,
  limit: number | undefined,
) {
  const linked = uuid === undefined ? undefined : await listLinked(database, type, uuid, limit);
  if (linked === undefined)
    throw new CallError('not-found', {
      message: (type === 'news' ? newsWords : pieceWords).missing,
    });
  return linked;
}
