import type { PreviewImageRow } from '../contract/content/image';
import type { Piece, PieceBodyRow, PieceRow, PieceSummary, PieceWrite } from '../contract/content/piece';
import type { PieceAuthor } from '../contract/content/piece-author';
import { nameOf } from '../contract/content/reference-names';
import { yearsInOrder } from './news-summary';
import { inTime } from '../base/order';

type ByUuid<T> = ReadonlyMap<string, T>;

/** Converts a row of the mirror to an entry of a list: authors and preview image joined if known, codes named. */
export function pieceSummaryOf(
  row: PieceRow,
  authors: ByUuid<PieceAuthor>,
  previewImages: ByUuid<PreviewImageRow>,
): PieceSummary {
  const { performed } = row;
  return {
    ...toldOf(row, authors, previewImages),
    ...(performed !== undefined && { performance: { ...performed, type: typeOf(performed) } }),
  };
}

/** Converts a row of the mirror and its body to the whole play. */
export function pieceOf(
  row: PieceRow,
  body: PieceBodyRow,
  authors: ByUuid<PieceAuthor>,
  previewImages: ByUuid<PreviewImageRow>,
): Piece {
  const { performed } = row;
  const characters = body.characters.map(({ preview, ...character }) => ({
    ...character,
    ...(preview !== undefined && { preview: previewImages.get(preview) ?? { uuid: preview } }),
  }));
  return {
    ...toldOf(row, authors, previewImages),
    ...(performed !== undefined && {
      performance: { ...performed, type: typeOf(performed), characters, dates: body.dates },
    }),
    resume: body.resume,
  };
}

function toldOf(row: PieceRow, authors: ByUuid<PieceAuthor>, previewImages: ByUuid<PreviewImageRow>) {
  const { previewImage, textAuthors, performed: _, ...rest } = row;
  return {
    ...rest,
    ...(previewImage !== undefined && {
      previewImage: previewImages.get(previewImage) ?? { uuid: previewImage },
    }),
    textAuthors: textAuthors.flatMap((uuid) => authors.get(uuid) ?? []),
  };
}

const typeOf = ({ type: code }: NonNullable<PieceRow['performed']>) => ({
  code,
  name: nameOf('spectacle-types', code),
});

/** The stored fields of a write to a play: texts trimmed, empty ones left out. */
export function writtenPiece(
  write: Pick<PieceWrite, 'title' | 'duration' | 'genre' | 'previewImage' | 'charactersData'>,
) {
  const { title, duration, genre, previewImage, charactersData } = write;
  return {
    title: title.trim(),
    ...(duration && { duration }),
    ...(genre?.trim() && { genre: genre.trim() }),
    previewImage: previewImage.uuid,
    charactersData,
  };
}

/** The stored fields of its performance: each year once, everything in chronological order. */
export function writtenPerformance(performance: NonNullable<PieceWrite['performance']>) {
  const { uuid, type, years, characters, dates } = performance;
  return {
    uuid,
    type: type.code,
    years: yearsInOrder(years),
    characters: characters.map(({ uuid: key, name, description, preview, actor }) => ({
      uuid: key,
      name: name.trim(),
      ...(description?.trim() && { description: description.trim() }),
      preview: preview.uuid,
      ...(actor?.trim() && { actor: actor.trim() }),
    })),
    dates: inTime(dates),
  };
}
