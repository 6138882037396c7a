import { type Kysely, sql } from 'kysely';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import type { Readers } from '#server/platform/feed/readers';
import type { Database } from '#server/platform/database/schema';
import type { WriteTransaction } from '#server/platform/database/transaction';

/** A row of these tests: what any noun's row is to the feed, a key and something that changes. */
export interface FeedRow {
  readonly uuid: string;
  readonly n: number;
}

/** A table that stands for the tables of all nouns. */
export async function createFeedRows(database: Kysely<Database>): Promise<void> {
  await sql`create table feed_rows (collection text, key uuid, n integer, primary key (collection, key))`.execute(
    database,
  );
}

export async function putFeedRow(
  { database }: WriteTransaction,
  collection: Collection,
  { uuid, n }: FeedRow,
): Promise<void> {
  await sql`
    insert into feed_rows values (${collection}, ${uuid}, ${n})
    on conflict (collection, key) do update set n = excluded.n`.execute(database);
}

export async function removeFeedRow(
  { database }: WriteTransaction,
  collection: Collection,
  uuid: string,
): Promise<void> {
  await sql`delete from feed_rows where collection = ${collection} and key = ${uuid}`.execute(database);
}

// The feed does not look into rows, so these rows can replace those of any noun.
export const feedRowReaders = Object.fromEntries(
  collectionNames.map((collection) => [
    collection,
    async (database: Kysely<Database>, keys: readonly string[]) => {
      const { rows } = await sql<FeedRow>`
        select key as uuid, n from feed_rows where collection = ${collection} and key = any(${keys}::uuid[])`.execute(
        database,
      );
      return new Map(rows.map((row) => [row.uuid, row]));
    },
  ]),
) as unknown as Readers;
