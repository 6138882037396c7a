import type { Selectable } from 'kysely';
import { fold } from '#common/base/fold';
import type { CharactersData } from '#common/contract/content/characters-data';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { yearInList } from '#common/rules/list-order';
import { yearsInOrder } from '#common/rules/news-summary';
import { insertRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { pieceAuthorsOf, recordPieceAuthors } from '../publication/piece-authors';
import { previewImagesOf, recordPreviewImages } from '../publication/preview-images';
import { recordPublished } from '../publication/published';
import { recordShowsListing } from '../../agenda/show/listed-play-repository';
import type { PieceTables } from '../../platform/database/tables/piece-tables';

type Row<Table extends keyof PieceTables> = Selectable<PieceTables[Table]>;

/** A play to write. People, authors and preview images are given as uuids. */
export interface WrittenPiece {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly duration: number | null;
  readonly genre: string | null;
  readonly resume: RichText;
  readonly previewImage: string | null;
  readonly creationDate: Date;
  readonly lastModified: Date | null;
  readonly visibleFrom: Date;
  readonly author: string | null;
  readonly lastAuthor: string | null;
  readonly textAuthors: readonly string[];
  readonly charactersData: CharactersData;
  readonly performance: WrittenPerformance | null;
  readonly version: string;
}

export interface WrittenPerformance {
  readonly uuid: string;
  readonly type: SpectacleTypeCode;
  readonly years: readonly number[];
  readonly characters: readonly Omit<Row<'performance_characters'>, 'piece_uuid' | 'rank'>[];
  readonly dates: readonly Omit<Row<'performance_dates'>, 'piece_uuid'>[];
}

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
  await recordPreviewImages(transaction, rows.flatMap(shownBy));
  await recordPieceAuthors(
    transaction,
    pieces.flatMap(({ textAuthors }) => textAuthors),
  );
}

/** Overwrites the play with the same uuid. */
export async function changePiece(transaction: WriteTransaction, written: WrittenPiece): Promise<void> {
  const { database } = transaction;
  const rows = pieceRows(written);
  const { uuid, resume, ...columns } = rows.piece;
  const former = await previewImagesOf(transaction, 'pieces', uuid);
  const formerAuthors = await pieceAuthorsOf(transaction, uuid);
  const before = await database
    .selectFrom('pieces')
    .select('visible_from')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  await database
    .updateTable('pieces')
    .set({ ...columns, resume: JSON.stringify(resume) })
    .where('uuid', '=', uuid)
    .execute();
  for (const table of ['piece_text_authors', 'performance_characters', 'performance_dates'] as const)
    await database.deleteFrom(table).where('piece_uuid', '=', uuid).execute();
  await addParts(transaction, [rows]);
  recordPublished(transaction, 'pieces', uuid, { visibleFrom: written.visibleFrom, deletedAt: null });
  await recordPreviewImages(transaction, [...former, ...shownBy(rows)]);
  await recordPieceAuthors(transaction, [...formerAuthors, ...written.textAuthors]);
  if (before?.visible_from.getTime() !== written.visibleFrom.getTime())
    await recordShowsListing(transaction, written.slug);
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

/** The rows that make up a play. */
function pieceRows(piece: WrittenPiece) {
  const { uuid, performance, charactersData: cast } = piece;
  const years = yearsInOrder(performance?.years ?? []);
  return {
    piece: {
      uuid,
      slug: piece.slug,
      title: piece.title,
      title_folded: fold(piece.title),
      duration: piece.duration,
      genre: piece.genre,
      genre_folded: fold(piece.genre ?? ''),
      resume: piece.resume,
      preview_image: piece.previewImage,
      creation_date: piece.creationDate,
      last_modified: piece.lastModified,
      visible_from: piece.visibleFrom,
      author: piece.author,
      last_author: piece.lastAuthor,
      cast_uuid: cast.uuid,
      min_men: cast.minMen,
      max_men: cast.maxMen,
      min_women: cast.minWomen,
      max_women: cast.maxWomen,
      min_total: cast.minTotal,
      max_total: cast.maxTotal,
      base_men: cast.baseMen,
      base_women: cast.baseWomen,
      base_total: cast.baseTotal,
      performance_uuid: performance?.uuid ?? null,
      performance_type: performance?.type ?? null,
      years,
      year_in_list: yearInList(years),
      version: piece.version,
      deleted_at: null,
      deleted_by: null,
    },
    textAuthors: piece.textAuthors.map((author_uuid, rank) => ({ piece_uuid: uuid, rank, author_uuid })),
    characters: (performance?.characters ?? []).map((row, rank) => ({ ...row, piece_uuid: uuid, rank })),
    dates: (performance?.dates ?? []).map((row) => ({ ...row, piece_uuid: uuid })),
  };
}
