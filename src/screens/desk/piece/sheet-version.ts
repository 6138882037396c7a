import { validate } from 'superstruct';
import { uuidPattern } from '#common/base/uuid';
import { pieceRevision } from '#common/contract/content/piece-revision';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { type PieceSheet, charactersDataOf, sheetOf } from './piece-sheet';
import { type TypedMoment, readMoment } from '#common/rules/typed-moment';
import { yearsIn } from '../form/typed-years';
import { knownAuthor } from '../revision/known-author';

/**
 * The sheet of a version of a play; null if this release of the site cannot read it.
 * @param known the authors of the library
 */
export function sheetOfVersion(content: unknown, known: readonly PieceAuthor[]): Partial<PieceSheet> | null {
  const [fault, piece] = validate(content, pieceRevision, { coerce: true });
  if (fault) return null;
  // Authors deleted since stay in the list; the form says that they are gone.
  const textAuthors = piece.textAuthors.map(({ slug, uuid = slug, name, firstname = '' }) => {
    const words = name ?? (uuidPattern.test(slug) ? 'Auteur inconnu' : slug);
    return knownAuthor(known, { uuid, slug }) ?? { uuid, name: words, firstname };
  });
  const { visibleFrom, ...sheet } = sheetOf({ ...piece, textAuthors });
  return piece.visibleFrom ? { ...sheet, visibleFrom } : sheet;
}

/** The content of a sheet, faults included, to compare with its versions. */
export function versionOfSheet(sheet: PieceSheet, uuid: string): unknown {
  const { previewImage, visibleFrom, textAuthors, isPerformed, spectacleType, years, dates } = sheet;
  return {
    ...sheet,
    previewImage: { uuid: previewImage },
    visibleFrom: momentOf(visibleFrom),
    textAuthors: textAuthors.map((author) => ({ ...author, slug: author.uuid })),
    charactersData: charactersDataOf(sheet, uuid),
    performance: isPerformed && {
      type: { code: spectacleType },
      years: yearsIn(years),
      characters: sheet.characters,
      dates: dates.map((date) => ({ date: momentOf(date) })),
    },
  };
}

function momentOf(typed: TypedMoment): Date | null {
  const read = readMoment(typed);
  return read.kind === 'moment' ? read.at : null;
}
