import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { fold } from '#common/base/fold';
import { uuidPattern } from '#common/base/uuid';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import type { PieceAuthor, PieceAuthorQuery } from '#common/contract/content/piece-author';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { searchable, wordConditions } from '../database/word-conditions';
import { recordPieceAuthors } from '../publication/piece-authors';
import type { PieceAuthorTables } from '../database/tables/piece-author-tables';

/** Authors of plays with these uuids, in no order. */
export async function findPieceAuthors(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<PieceAuthor[]> {
  if (uuids.length === 0) return [];
  const authors = await database
    .selectFrom('piece_authors')
    .select(['uuid', 'slug', 'name', 'firstname'])
    .where('uuid', 'in', uuids)
    .execute();
  return everyFieldOf<PieceAuthor[]>()(authors);
}

/** The author under this slug or uuid, or undefined; without `seesAll`, only one of a play that everybody sees. */
export async function locatePieceAuthor(
  database: Kysely<Database>,
  slugOrUuid: string,
  seesAll = true,
): Promise<PieceAuthor | undefined> {
  return database
    .selectFrom('piece_authors')
    .select(['uuid', 'slug', 'name', 'firstname'])
    .where(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug', '=', slugOrUuid)
    .where(seesAll ? sql<boolean>`true` : isShown)
    .executeTakeFirst();
}

const isShown = sql<boolean>`exists (
  select from piece_text_authors join pieces on pieces.uuid = piece_uuid
  where author_uuid = piece_authors.uuid and deleted_at is null and visible_from <= database_clock())`;

/** Authors of plays with these slugs, in no order. */
export async function findPieceAuthorsBySlug(
  database: Kysely<Database>,
  slugs: readonly string[],
): Promise<Pick<PieceAuthor, 'uuid' | 'slug'>[]> {
  if (slugs.length === 0) return [];
  return database.selectFrom('piece_authors').select(['uuid', 'slug']).where('slug', 'in', slugs).execute();
}

const LIMIT = 10;

/** The answer of GET /api/piece-authors, in dictionary order; without `seesAll`, only those of plays that everybody sees. */
export async function listPieceAuthors(
  database: Kysely<Database>,
  { page = 1, limit = LIMIT, name, firstname }: PieceAuthorQuery,
  seesAll: boolean,
): Promise<{ metadata: PageMetadata; data: PieceAuthor[] }> {
  const wanted = [
    ...(seesAll ? [] : [isShown]),
    ...wordConditions(searchable(sql`name_folded`), name),
    ...wordConditions(searchable(sql`firstname_folded`), firstname),
  ];
  const found = database.selectFrom('piece_authors').where((is) => is.and(wanted));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const data = await found
    .select(['uuid', 'slug', 'name', 'firstname'])
    .orderBy(sql`name collate "fr-x-icu", firstname collate "fr-x-icu", uuid`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data };
}

/** Adds authors whose slugs are free. */
export async function addPieceAuthor(transaction: WriteTransaction, author: PieceAuthor): Promise<void> {
  await transaction.database.insertInto('piece_authors').values(pieceAuthorColumns(author)).execute();
  await recordPieceAuthors(transaction, [author.uuid]);
}

/** An author as a row of the table. */
export function pieceAuthorColumns(author: PieceAuthor): Selectable<PieceAuthorTables['piece_authors']> {
  return { ...author, name_folded: fold(author.name), firstname_folded: fold(author.firstname) };
}

/** Removes an author whom no play names any more. */
export async function removePieceAuthor(transaction: WriteTransaction, uuid: string): Promise<void> {
  await transaction.database.deleteFrom('piece_authors').where('uuid', '=', uuid).execute();
  transaction.recordChange('piece-authors', uuid, []);
  transaction.recordChange('coming-piece-authors', uuid, []);
}

/** Number of plays that name an author, including those in the trash. */
export async function countPiecesBy(database: Kysely<Database>, uuid: string): Promise<number> {
  const { total } = await database
    .selectFrom('piece_text_authors')
    .select(sql<number>`count(distinct piece_uuid)::integer`.as('total'))
    .where('author_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return total;
}
