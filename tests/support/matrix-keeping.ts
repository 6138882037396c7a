import { randomUUID } from 'node:crypto';
import { write } from '#server/platform/database/transaction';
import { discardPublished } from '#server/content/publication/published';
import { storeRevision } from '#server/content/publication/store-revision';
import { hashToken, newToken } from '#server/platform/guard/secret-token';
import { addPreviewLink } from '#server/content/preview-link/preview-link-repository';
import { type Scenery, news } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';
import type { Somebody } from './matrix-people';

/** How the calls of the trash, of revisions and of links to what is not public are asked: all of them are all editors'. */
export const keepingRules = {
  listTrash: { ask: () => ({}) },
  restoreTrashed: {
    ask: async (scenery, owner) => ({ params: { uuid: await discardedNews(scenery, owner) } }),
  },
  removeTrashed: {
    ask: async (scenery, owner) => ({ params: { uuid: await discardedNews(scenery, owner) } }),
  },
  listRevisions: { ask: () => ({}) },
  readRevision: {
    ask: async (scenery, owner) => ({ params: { uuid: await newsRevision(scenery, owner) } }),
  },
  createPreviewLink: {
    ask: async (scenery, owner) => ({ body: { kind: 'news', uuid: await news(scenery, owner) } }),
  },
  listPreviewLinks: { ask: () => ({}) },
  revokePreviewLink: {
    ask: async (scenery, owner) => ({ params: { uuid: (await previewLink(scenery, owner)).uuid } }),
  },
  openPreviewLink: {
    ask: async (scenery, owner) => ({ body: { token: (await previewLink(scenery, owner)).token } }),
  },
} satisfies Record<string, ObjectRule>;

/** A news item of somebody's, in the trash. */
async function discardedNews(scenery: Scenery, owner: Somebody): Promise<string> {
  const uuid = await news(scenery, owner);
  await write(scenery.api.site.database, (transaction) =>
    discardPublished(transaction, 'news', { uuid, visibleFrom: transaction.now }, owner.uuid),
  );
  return uuid;
}

/** A save of somebody's. */
async function newsRevision(scenery: Scenery, owner: Somebody): Promise<string> {
  const uuid = await news(scenery, owner);
  const { database } = scenery.api.site;
  const save = { kind: 'news', uuid, by: owner.uuid, write: { title: 'Les trois coups' } } as const;
  await write(database, (transaction) => storeRevision(transaction, save, null));
  const kept = await database
    .selectFrom('revisions')
    .select('uuid')
    .where('thing', '=', uuid)
    .executeTakeFirstOrThrow();
  return kept.uuid;
}

/** A link to a news item of somebody's, which they made. */
async function previewLink(scenery: Scenery, owner: Somebody): Promise<{ uuid: string; token: string }> {
  const [uuid, token] = [randomUUID(), newToken()];
  await addPreviewLink(scenery.api.site.database, {
    uuid,
    token_hash: hashToken(token),
    kind: 'news',
    thing: await news(scenery, owner),
    created_at: new Date('2026-11-21T20:30:00+01:00'),
    created_by: owner.uuid,
    expires_at: new Date('2100-01-01T00:00:00+01:00'),
  });
  return { uuid, token };
}
