import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { lockNoun } from './free-slug';
import { locatePublished } from './locate';

/** How to read the things of a noun, and the error message (in French) for a missing one. */
interface Reading<Thing> {
  readonly find: (database: Kysely<Database>, uuids: readonly string[]) => Promise<readonly Thing[]>;
  readonly missing: string;
}

/** The thing under this slug or uuid, locked until the transaction ends. Throws `not-found`. */
export async function lockPublished<Thing>(
  transaction: WriteTransaction,
  noun: 'news' | 'pieces',
  slugOrUuid: string,
  { find, missing }: Reading<Thing>,
): Promise<Thing> {
  await lockNoun(transaction, noun);
  const uuid = await locatePublished(transaction.database, noun, slugOrUuid, true);
  if (uuid === undefined) throw new CallError('not-found', { message: missing });
  return must((await find(transaction.database, [uuid]))[0], 'the thing just located');
}
