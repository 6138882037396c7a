import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { PreviewLinkTables } from '../../platform/database/tables/preview-link-tables';

export type StoredPreviewLink = Selectable<PreviewLinkTables['preview_links']>;

const isAlive = sql<boolean>`expires_at > database_clock()`;

/** Stores a link. */
export async function addPreviewLink(database: Kysely<Database>, link: StoredPreviewLink): Promise<void> {
  await database.insertInto('preview_links').values(link).execute();
}

/** The valid links, the latest first: all, or those of one thing. */
export async function findPreviewLinks(
  database: Kysely<Database>,
  thing: string | undefined,
): Promise<StoredPreviewLink[]> {
  let alive = database.selectFrom('preview_links').selectAll().where(isAlive);
  if (thing !== undefined) alive = alive.where('thing', '=', thing);
  return alive.orderBy('created_at', 'desc').orderBy('uuid', 'desc').execute();
}

/** The valid link with this secret, or undefined. */
export async function findPreviewLink(
  database: Kysely<Database>,
  tokenHash: Buffer,
): Promise<StoredPreviewLink | undefined> {
  return database
    .selectFrom('preview_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where(isAlive)
    .executeTakeFirst();
}

/** Revokes a link. Returns whether there was one. */
export async function removePreviewLink(database: Kysely<Database>, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('preview_links')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revokes all links of a thing that is deleted for good. */
export async function removePreviewLinksOf({ database }: WriteTransaction, thing: string): Promise<void> {
  await database.deleteFrom('preview_links').where('thing', '=', thing).execute();
}

/** Deletes expired links. */
export async function deleteOldPreviewLinks(database: Kysely<Database>): Promise<void> {
  await database
    .deleteFrom('preview_links')
    .where('expires_at', '<=', sql<Date>`database_clock()`)
    .execute();
}
