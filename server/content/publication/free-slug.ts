import { sql } from 'kysely';
import { freeAmong, slugOf } from '#common/base/slug';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';

/** Nouns whose things have an address of their own. */
export type Addressed = {
  [Noun in keyof Database]: Database[Noun] extends { uuid: string; slug: string } ? Noun : never;
}[keyof Database];

/**
 * Serialises the writers of a noun until their commit: the first free slug stays free, and two writers that change the
 * same totals cannot deadlock.
 */
export async function lockNoun(transaction: WriteTransaction, noun: Addressed): Promise<void> {
  await sql`select ${nounLock(noun)}`.execute(transaction.database);
}

/** The same as part of a writing statement: others do not wait for a separate round trip of this transaction. */
export const nounLock = (noun: Addressed) => sql`pg_advisory_xact_lock(hashtext(${noun}))`;

/**
 * The slug of a title that no other thing of its noun has, including those in the trash: `le-dindon`, else
 * `le-dindon-2`…
 * @param own uuid of the thing to name, if it already exists
 */
export async function freeSlug(
  transaction: WriteTransaction,
  noun: Addressed,
  title: string,
  own?: string,
): Promise<string> {
  const slug = slugOf(title);
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(noun)}
    where (slug = ${slug} or slug like ${`${slug}-%`}) and uuid is distinct from ${own ?? null}::uuid
  `.execute(transaction.database);
  return freeAmong(slug, new Set(rows.map((row) => row.slug)));
}
