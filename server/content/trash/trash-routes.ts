import type { Kysely } from 'kysely';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { TRASH_DAYS, type TrashEntry, type TrashQuery } from '#common/contract/content/trash';
import type { PersonReference } from '#common/contract/people/user';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import type { FileStore } from '../../platform/files/file-store';
import { A_FEW, removeMarkedFiles } from '../../platform/files/file-removal';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { findPeople } from '../../people/user/user-repository';
import {
  type Discarded,
  findTrashPage,
  findUseOf,
  lockTrashed,
  removeTrashed,
  restoreTrashed,
} from './trash-repository';

/** The trash of everything that editors publish. */
export function trashRoutes(files: FileStore) {
  return {
    listTrash: ({ query, database }) => listTrash(database, query),

    async restoreTrashed({ params, ifMatch }, transaction) {
      const thing = await expectTrashed(transaction, params.uuid, ifMatch);
      const { kind, uuid, slug, version } = await restoreTrashed(transaction, thing);
      return { kind, uuid, ...(slug !== null && { slug }), version };
    },

    async removeTrashed({ params, ifMatch, database }) {
      await write(database, async (transaction) => {
        const thing = await expectTrashed(transaction, params.uuid, ifMatch);
        const use = await findUseOf(transaction.database, thing);
        if (use !== null) throw new CallError('wrong-state', { message: `Cela sert encore\u00a0: ${use}.` });
        await removeTrashed(transaction, thing);
      });
      await removeMarkedFiles(database, files, A_FEW);
      return null;
    },
  } satisfies Partial<Handlers>;
}

const DEFAULT_LIMIT = 20;

async function listTrash(
  database: Kysely<Database>,
  query: TrashQuery,
): Promise<{ metadata: PageMetadata; data: TrashEntry[] }> {
  const { page = 1, limit = DEFAULT_LIMIT } = query;
  const { total, entries } = await findTrashPage(database, query, page, limit);
  const people = await findPeople(
    database,
    entries.flatMap(({ discardedBy }) => discardedBy ?? []),
  );
  return {
    metadata: pageMetadata(page, limit, total),
    data: entries.map((entry) => entryOf(entry, people.get(entry.discardedBy ?? ''))),
  };
}

const DAY = 86_400_000;

const entryOf = (thing: Discarded, discardedBy: PersonReference | undefined): TrashEntry => ({
  kind: thing.kind,
  uuid: thing.uuid,
  title: thing.title,
  ...(thing.slug !== null && { slug: thing.slug }),
  discardedAt: thing.discardedAt,
  ...(discardedBy && { discardedBy }),
  goesAt: new Date(thing.discardedAt.getTime() + TRASH_DAYS * DAY),
  version: thing.version,
});

async function expectTrashed(
  transaction: WriteTransaction,
  uuid: string,
  base: string | null,
): Promise<Discarded> {
  const thing = await lockTrashed(transaction, uuid);
  if (thing === undefined)
    throw new CallError('not-found', { message: 'Cela ne se trouve pas dans la corbeille.' });
  if (base !== null && base !== thing.version) throw new CallError('stale-version');
  return thing;
}
