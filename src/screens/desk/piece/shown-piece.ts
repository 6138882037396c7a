import type { PreviewImageRow } from '#common/contract/content/image';
import type { Piece } from '#common/contract/content/piece';
import { nameOf } from '#common/contract/content/reference-names';
import { type PieceSheet, charactersDataOf } from './piece-sheet';
import { readMoment } from '#common/rules/typed-moment';
import { yearsIn } from '../form/typed-years';

interface Shown {
  readonly uuid: string;
  readonly slug: string;
  readonly previewImages: readonly PreviewImageRow[];
  readonly now: Date;
}

/** The play that a sheet describes, from the values that are valid so far. */
export function previewOfPiece(sheet: PieceSheet, { uuid, slug, previewImages, now }: Shown): Piece {
  const pictureOf = (wanted: string | null) => previewImages.find((image) => image.uuid === wanted);
  const appears = readMoment(sheet.visibleFrom);
  const picture = pictureOf(sheet.previewImage);
  const genre = sheet.genre.trim();
  return {
    uuid,
    slug,
    version: '',
    title: sheet.title.trim() || 'Sans titre',
    ...(typeof sheet.duration === 'number' && sheet.duration > 0 && { duration: sheet.duration }),
    ...(genre && { genre }),
    creationDate: now,
    visibleFrom: appears.kind === 'moment' ? appears.at : now,
    charactersData: charactersDataOf(sheet, uuid),
    ...(picture && { previewImage: picture }),
    textAuthors: sheet.textAuthors.map((author) => ({ ...author, slug: author.uuid })),
    resume: sheet.resume,
    ...(sheet.isPerformed && { performance: shownPerformance(sheet, uuid, pictureOf) }),
  };
}

function shownPerformance(
  { spectacleType, years, characters, dates }: PieceSheet,
  uuid: string,
  pictureOf: (wanted: string | null) => PreviewImageRow | undefined,
): NonNullable<Piece['performance']> {
  const code = spectacleType ?? 'ADULTE';
  return {
    uuid,
    type: { code, name: nameOf('spectacle-types', code) },
    years: yearsIn(years).filter((year) => Number.isInteger(year)),
    characters: characters.map(({ name, description, preview, actor, ...character }) => {
      const picture = pictureOf(preview);
      return {
        ...character,
        name: name.trim() || '…',
        ...(description.trim() && { description: description.trim() }),
        ...(picture && { preview: picture }),
        ...(actor.trim() && { actor: actor.trim() }),
      };
    }),
    dates: dates
      .flatMap((date) => {
        const read = readMoment(date);
        return read.kind === 'moment' ? [{ uuid: date.uuid, date: read.at }] : [];
      })
      .sort((one, other) => one.date.getTime() - other.date.getTime()),
  };
}
