import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { fold } from '#common/base/fold';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import type { PieceAuthor, PieceAuthorQuery } from '#common/contract/content/piece-author';
import { pieceAuthorNoun } from '#common/nouns/piece-author';
import { columnsOf, fieldsOf } from '../../platform/database/columns';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { searchable, wordConditions } from '../../platform/database/word-conditions';
import type { NounReader } from '../publication/noun-store';
import { recordPieceAuthors } from '../publication/piece-authors';
import type { PieceAuthorTables } from '../../platform/database/tables/piece-author-tables';

const { fields } = pieceAuthorNoun;

const isShown = sql<boolean>`exists (
  select from piece_text_authors join pieces on pieces.uuid = piece_uuid
  where author_uuid = piece_authors.uuid and deleted_at is null and visible_from <= database_clock())`;

/** Authors of plays: everybody sees those of a play that everybody sees. */
export const pieceAuthorReader = {
  table: 'piece_authors',
  isShown,
  words: pieceAuthorNoun.words,
  read: readPieceAuthorRows,
} satisfies NounReader<PieceAuthor>;

/** Rows of collections `piece-authors` and `coming-piece-authors`, by uuid. */
export async function readPieceAuthorRows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, PieceAuthor>> {
  if (uuids.length === 0) return new Map();
  const authors = await database.selectFrom('piece_authors').selectAll().where('uuid', 'in', uuids).execute();
  return new Map(authors.map((author) => [author.uuid, authorOf(author)]));
}

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
    .selectAll()
    .orderBy(sql`name collate "fr-x-icu", firstname collate "fr-x-icu", uuid`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: data.map(authorOf) };
}

/** Adds authors whose slugs are free. */
export async function addPieceAuthor(transaction: WriteTransaction, author: PieceAuthor): Promise<void> {
  await transaction.database.insertInto('piece_authors').values(pieceAuthorColumns(author)).execute();
  await recordPieceAuthors(transaction, [author.uuid]);
}

/** An author as a row of the table. */
export function pieceAuthorColumns({ uuid, slug, ...author }: PieceAuthor): StoredAuthor {
  return {
    uuid,
    slug,
    ...columnsOf(fields, author),
    name_folded: fold(author.name),
    firstname_folded: fold(author.firstname),
  };
}

type StoredAuthor = Selectable<PieceAuthorTables['piece_authors']>;

const authorOf = ({ uuid, slug, ...columns }: StoredAuthor): PieceAuthor =>
  everyFieldOf<PieceAuthor>()({ uuid, slug, ...fieldsOf(fields, columns) });

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
