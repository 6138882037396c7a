import type { Kysely } from 'kysely';
import type { SoughtThing } from '#common/contract/feed/changes';
import type { LinkedArticle } from '#common/contract/content/linked-article';
import { uuidPattern } from '#common/base/uuid';
import type { RowKey } from '../../platform/feed/keys';
import type { Readers } from '../../platform/feed/readers';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { listLinked } from '../linked-article/linked-article-list';
import { locatePublished } from '../publication/locate';
import { readShown } from './first-rows';
import { newsPage } from './news-page';
import { piecePage } from './piece-page';
import { showPage } from './show-page';

/** The rows of one thing, for a person who wants to see it before the first load has brought it. */
export const thingRoutes = ({ readers }: { readonly readers: Readers }) =>
  ({
    async readThing({ params: { kind, slug }, database }) {
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          const now = await databaseNow(snapshot);
          const put = await readShown(snapshot, readers, now, await finders[kind](snapshot, slug, now));
          if (put[kind] === undefined) throw new CallError('not-found');
          return { put };
        });
    },
  }) satisfies Partial<Handlers>;

const finders: Readonly<
  Record<SoughtThing['kind'], (snapshot: Kysely<Database>, slug: string, now: Date) => Promise<RowKey[]>>
> = {
  news: async (snapshot, slug, now) => [
    ...(await newsPage.findRows(snapshot, slug, now)),
    ...(await findLinked(snapshot, 'news', await locatePublished(snapshot, 'news', slug, false))),
  ],
  pieces: async (snapshot, slug, now) => [
    ...(await piecePage.findRows(snapshot, slug, now)),
    ...(await findLinked(snapshot, 'piece', await locatePublished(snapshot, 'pieces', slug, false))),
  ],
  shows: async (snapshot, slug, now) => [...(await showPage.findRows(snapshot, slug, now))],
  images: async (_, slug) => (uuidPattern.test(slug) ? [{ collection: 'images', key: slug }] : []),
};

/** The titles of related articles, so that their links can be followed. */
async function findLinked(
  snapshot: Kysely<Database>,
  type: LinkedArticle['type'],
  uuid: string | undefined,
): Promise<RowKey[]> {
  const linked = uuid === undefined ? [] : ((await listLinked(snapshot, type, uuid)) ?? []);
  const found = linked.map(async ({ type, slug }): Promise<RowKey[]> => {
    const collection = type === 'news' ? 'news' : 'pieces';
    const key = await locatePublished(snapshot, collection, slug, false);
    return key === undefined ? [] : [{ collection, key }];
  });
  return (await Promise.all(found)).flat();
}
