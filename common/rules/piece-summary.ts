import type { PreviewImageRow } from '../contract/image';
import type { Piece, PieceBodyRow, PieceRow, PieceSummary } from '../contract/piece';
import type { PieceAuthor } from '../contract/piece-author';
import { nameOf } from '../contract/reference-names';

type ByUuid<T> = ReadonlyMap<string, T>;

/** A row of the mirror as lists answer it: authors and miniature joined where they are known, codes named. */
export function pieceSummaryOf(
  row: PieceRow,
  authors: ByUuid<PieceAuthor>,
  miniatures: ByUuid<PreviewImageRow>,
): PieceSummary {
  const { performed } = row;
  return {
    ...toldOf(row, authors, miniatures),
    ...(performed !== undefined && { performance: { ...performed, type: typeOf(performed) } }),
  };
}

/** A row of the mirror and its body as the whole play. */
export function pieceOf(
  row: PieceRow,
  body: PieceBodyRow,
  authors: ByUuid<PieceAuthor>,
  miniatures: ByUuid<PreviewImageRow>,
): Piece {
  const { performed } = row;
  const characters = body.characters.map(({ preview, ...character }) => ({
    ...character,
    ...(preview !== undefined && { preview: miniatures.get(preview) ?? { uuid: preview } }),
  }));
  return {
    ...toldOf(row, authors, miniatures),
    ...(performed !== undefined && {
      performance: { ...performed, type: typeOf(performed), characters, dates: body.dates },
    }),
    resume: body.resume,
  };
}

function toldOf(row: PieceRow, authors: ByUuid<PieceAuthor>, miniatures: ByUuid<PreviewImageRow>) {
  const { previewImage, textAuthors, performed: _, ...told } = row;
  return {
    ...told,
    ...(previewImage !== undefined && {
      previewImage: miniatures.get(previewImage) ?? { uuid: previewImage },
    }),
    textAuthors: textAuthors.flatMap((uuid) => authors.get(uuid) ?? []),
  };
}

const typeOf = ({ type: code }: NonNullable<PieceRow['performed']>) => ({
  code,
  name: nameOf('spectacle-types', code),
});
