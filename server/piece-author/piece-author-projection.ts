import type { Kysely } from 'kysely';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { Database } from '../database/schema';
import { findPieceAuthors } from './piece-author-repository';

/** Rows of collections `piece-authors` and `coming-piece-authors`. */
export async function readPieceAuthorRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PieceAuthor>> {
  const authors = await findPieceAuthors(database, keys);
  return new Map(authors.map((author) => [author.uuid, author]));
}
