import { randomUUID } from 'node:crypto';
import { type Infer, object } from 'superstruct';
import { line, slug, text } from '#common/contract/fields/primitives';
import { insertRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { pieceAuthorColumns } from '../piece-author/piece-author-repository';
import { lockNoun } from '../publication/free-slug';
import { recordPieceAuthors } from '../publication/piece-authors';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../database/find-existing';

const importedPieceAuthor = object({ slug, name: line(100), firstname: text(100) });

export type ImportedPieceAuthor = Infer<typeof importedPieceAuthor>;

export const importPieceAuthors: Importer<ImportedPieceAuthor> = {
  name: 'piece-authors',
  label: 'Auteurs',
  struct: importedPieceAuthor,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  authors: readonly ImportedPieceAuthor[],
): Promise<Outcome[]> {
  await lockNoun(transaction, 'piece_authors');
  const wanted = authors.map(({ slug }) => slug);
  const slugs = await findExisting(transaction.database, 'piece_authors', 'slug', wanted);
  const { outcomes, added } = partitionRows(authors, ({ slug }): Outcome => {
    if (slugs.has(slug)) return 'present';
    slugs.add(slug);
    return 'added';
  });
  const rows = added.map((author) => pieceAuthorColumns({ ...author, uuid: randomUUID() }));
  await insertRows(transaction.database, 'piece_authors', rows);
  await recordPieceAuthors(
    transaction,
    rows.map(({ uuid }) => uuid),
  );
  return outcomes;
}
