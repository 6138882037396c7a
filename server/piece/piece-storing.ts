import { insertRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { miniaturesOf, recordMiniatures } from '../publication/miniatures';
import { recordPublished } from '../publication/published';
import { type WrittenPiece, pieceRows } from './piece-repository';

/** Adds plays whose slugs are free, with their authors, casts and dates. */
export async function addPieces(
  transaction: WriteTransaction,
  pieces: readonly WrittenPiece[],
): Promise<void> {
  const { database } = transaction;
  const rows = pieces.map(pieceRows);
  await insertRows(
    database,
    'pieces',
    rows.map(({ piece }) => piece),
  );
  await addParts(transaction, rows);
  for (const { uuid, visibleFrom } of pieces)
    recordPublished(transaction, 'pieces', uuid, { visibleFrom, deletedAt: null });
  await recordMiniatures(transaction, rows.flatMap(shownBy));
}

/** Overwrites the play with the same uuid. */
export async function changePiece(transaction: WriteTransaction, written: WrittenPiece): Promise<void> {
  const { database } = transaction;
  const rows = pieceRows(written);
  const { uuid, resume, ...columns } = rows.piece;
  const former = await miniaturesOf(transaction, 'pieces', uuid);
  await database
    .updateTable('pieces')
    .set({ ...columns, resume: JSON.stringify(resume) })
    .where('uuid', '=', uuid)
    .execute();
  for (const table of ['piece_text_authors', 'performance_characters', 'performance_dates'] as const)
    await database.deleteFrom(table).where('piece_uuid', '=', uuid).execute();
  await addParts(transaction, [rows]);
  recordPublished(transaction, 'pieces', uuid, { visibleFrom: written.visibleFrom, deletedAt: null });
  await recordMiniatures(transaction, [...former, ...shownBy(rows)]);
}

type Rows = ReturnType<typeof pieceRows>;

const shownBy = ({ piece, characters }: Rows) => [
  piece.preview_image,
  ...characters.map(({ preview }) => preview),
];

async function addParts({ database }: WriteTransaction, rows: readonly Rows[]): Promise<void> {
  await insertRows(
    database,
    'piece_text_authors',
    rows.flatMap(({ textAuthors }) => textAuthors),
  );
  await insertRows(
    database,
    'performance_characters',
    rows.flatMap(({ characters }) => characters),
  );
  await insertRows(
    database,
    'performance_dates',
    rows.flatMap(({ dates }) => dates),
  );
}
