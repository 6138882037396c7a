import { byUuid } from '#common/base/order';
import type { PieceSheet } from './piece-sheet';
import { castOf, sheetCastOf } from './sheet-cast';
import { type TypedMoment, momentOf, normalisedMoment } from '#common/rules/typed-moment';
import { textOfYears, yearsIn } from '../form/typed-years';

/**
 * A valid sheet as it will be read after saving, so that a person's own save does not look like another's change: texts
 * trimmed, years and dates in chronological order, the fields of a performance empty if there was none.
 * @param piece the play's uuid
 */
export function normalisedSheet(sheet: PieceSheet, piece: string): PieceSheet {
  const { isPerformed, dates, characters } = sheet;
  return {
    ...sheet,
    title: sheet.title.trim(),
    genre: sheet.genre.trim(),
    visibleFrom: normalisedMoment(sheet.visibleFrom),
    castKey: sheet.castKey ?? piece,
    cast: sheetCastOf(castOf(sheet.cast)),
    performanceKey: isPerformed ? (sheet.performanceKey ?? piece) : null,
    spectacleType: isPerformed ? sheet.spectacleType : null,
    years: isPerformed ? textOfYears(yearsIn(sheet.years)) : '',
    characters: isPerformed
      ? characters.map(({ uuid, name, description, preview, actor }) => ({
          uuid,
          name: name.trim(),
          description: description.trim(),
          preview,
          actor: actor.trim(),
        }))
      : [],
    dates: isPerformed
      ? dates
          .map((date) => ({ uuid: date.uuid, ...normalisedMoment(date) }))
          .sort((one, other) => timeOf(one) - timeOf(other) || byUuid(one, other))
      : [],
  };
}

const timeOf = (date: TypedMoment) => momentOf(date)?.getTime() ?? 0;
