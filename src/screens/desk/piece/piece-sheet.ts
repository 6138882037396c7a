import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { type TypedNumber, numberOf } from '#common/base/typed-number';
import type { CharactersData } from '#common/contract/content/characters-data';
import type { PieceWrite } from '#common/contract/content/piece';
import type { PieceRevision } from '#common/contract/content/piece-revision';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { type SheetCast, castOf, emptyCast, sheetCastOf } from './sheet-cast';
import { type TypedMoment, noMoment, readMoment, typedMoment } from '#common/rules/typed-moment';
import { textOfYears, yearsIn } from '../form/typed-years';

/**
 * A play in the form: plain JSON, valid or not, one field for each part that two editors may change independently. Keys
 * are null until the server has assigned them: a play has one cast and one performance, which may use the play's own
 * key.
 */
export interface PieceSheet {
  readonly title: string;
  readonly genre: string;
  /** Minutes. */
  readonly duration: TypedNumber;
  readonly resume: RichText;
  /** The uuid of the preview image. */
  readonly previewImage: string | null;
  /** Empty: visible at once. */
  readonly visibleFrom: TypedMoment;
  readonly textAuthors: readonly SheetAuthor[];
  readonly castKey: string | null;
  readonly cast: SheetCast;
  /** Whether the association performed it; if not, the following fields are kept but ignored. */
  readonly isPerformed: boolean;
  readonly performanceKey: string | null;
  readonly spectacleType: SpectacleTypeCode | null;
  /** As typed: `1991, 2009`. */
  readonly years: string;
  readonly characters: readonly SheetCharacter[];
  readonly dates: readonly SheetDate[];
}

export type SheetAuthor = Pick<PieceAuthor, 'uuid' | 'name' | 'firstname'>;

export interface SheetCharacter {
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  readonly preview: string | null;
  readonly actor: string;
}

export type SheetDate = TypedMoment & { readonly uuid: string };

export const emptySheet: PieceSheet = {
  title: '',
  genre: '',
  duration: null,
  resume: { type: 'adls-text', content: [] },
  previewImage: null,
  visibleFrom: noMoment,
  textAuthors: [],
  castKey: null,
  cast: emptyCast,
  isPerformed: false,
  performanceKey: null,
  spectacleType: null,
  years: '',
  characters: [],
  dates: [],
};

/** The source of a sheet: a play, or a saved version of one with its authors resolved. */
type ReadPiece = Omit<PieceRevision, 'textAuthors'> & { readonly textAuthors: readonly SheetAuthor[] };

/** Converts a play to its sheet in the form. */
export function sheetOf(piece: ReadPiece): PieceSheet {
  const { performance } = piece;
  return {
    title: piece.title,
    genre: piece.genre ?? '',
    duration: piece.duration ?? null,
    resume: piece.resume,
    previewImage: piece.previewImage?.uuid ?? null,
    visibleFrom: piece.visibleFrom ? typedMoment(piece.visibleFrom) : noMoment,
    textAuthors: piece.textAuthors.map(({ uuid, name, firstname }) => ({ uuid, name, firstname })),
    castKey: piece.charactersData.uuid,
    cast: sheetCastOf(piece.charactersData),
    isPerformed: Boolean(performance),
    performanceKey: performance?.uuid ?? null,
    spectacleType: performance?.type.code ?? null,
    years: textOfYears(performance?.years ?? []),
    characters: (performance?.characters ?? []).map(({ uuid, name, description, preview, actor }) => ({
      uuid,
      name,
      description: description ?? '',
      preview: preview?.uuid ?? null,
      actor: actor ?? '',
    })),
    dates: (performance?.dates ?? []).map(({ uuid, date }) => ({ uuid, ...typedMoment(date) })),
  };
}

/** The fields of a write that a sheet determines; the server decides the others. */
type WrittenSheet = Omit<
  PieceWrite,
  'uuid' | 'slug' | 'creationDate' | 'lastModified' | 'author' | 'lastAuthor' | 'version'
>;

/**
 * Converts a sheet to a body. Throws if the sheet has faults (`piece-faults`).
 * @param piece the play's uuid
 */
export function pieceWriteOf(sheet: PieceSheet, piece: string): WrittenSheet {
  const { title, genre, duration, resume, previewImage, visibleFrom, textAuthors } = sheet;
  const appears = readMoment(visibleFrom);
  return everyFieldOf<WrittenSheet>()({
    title: title.trim(),
    genre: genre.trim() || null,
    duration: numberOf(duration) ?? null,
    resume,
    previewImage: { uuid: must(previewImage, 'the preview image of a faultless sheet') },
    visibleFrom: appears.kind === 'moment' ? appears.at : null,
    // An author added a moment ago has no slug yet; the uuid works as one.
    textAuthors: textAuthors.map(({ uuid }) => ({ slug: uuid, uuid })),
    charactersData: charactersDataOf(sheet, piece),
    performance: sheet.isPerformed ? performanceOf(sheet, piece) : null,
  });
}

/** The cast of a sheet, with the numbers that follow from the typed ones. */
export function charactersDataOf({ cast, castKey }: PieceSheet, piece: string): CharactersData {
  return { uuid: castKey ?? piece, ...castOf(cast) };
}

function performanceOf(sheet: PieceSheet, piece: string): NonNullable<PieceWrite['performance']> {
  return {
    uuid: sheet.performanceKey ?? piece,
    type: { code: must(sheet.spectacleType, 'the type of a faultless performance') },
    years: [...yearsIn(sheet.years)],
    characters: sheet.characters.map(({ uuid, name, description, preview, actor }) => ({
      uuid,
      name: name.trim(),
      description: description.trim() || null,
      preview: { uuid: must(preview, 'the preview image of a faultless character') },
      actor: actor.trim() || null,
    })),
    dates: sheet.dates.map((date) => ({ uuid: date.uuid, date: momentOf(date) })),
  };
}

function momentOf(date: SheetDate): Date {
  const read = readMoment(date);
  return must(read.kind === 'moment' ? read.at : null, 'a date that exists, of a faultless sheet');
}
