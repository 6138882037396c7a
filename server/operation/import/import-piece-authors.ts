import { randomUUID } from 'node:crypto';
import { type Infer, object } from 'superstruct';
import { bodyStructs } from '#common/contract/fields/field-structs';
import { slug } from '#common/contract/fields/primitives';
import { pieceAuthorNoun } from '#common/nouns/piece-author';
import { insertRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { pieceAuthorColumns } from '../../content/piece-author/piece-author-repository';
import { recordPieceAuthors } from '../../content/publication/piece-authors';
import { type Importer, type Outcome, partitionBySlug } from './importer';

const importedPieceAuthor = object({ slug, ...bodyStructs(pieceAuthorNoun.fields) });

export interface ImportedPieceAuthor extends Infer<typeof importedPieceAuthor> {}

export const importPieceAuthors: Importer<ImportedPieceAuthor> = {
  name: 'piece-authors',
  label: pieceAuthorNoun.words.all,
  struct: importedPieceAuthor,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  authors: readonly ImportedPieceAuthor[],
): Promise<Outcome[]> {
  const { outcomes, added } = await partitionBySlug(transaction, 'piece_authors', authors);
  const rows = added.map((author) => pieceAuthorColumns({ ...author, uuid: randomUUID() }));
  await insertRows(transaction.database, 'piece_authors', rows);
  await recordPieceAuthors(
    transaction,
    rows.map(({ uuid }) => uuid),
  );
  return outcomes;
}
