import { capitalised } from '#common/base/capitalised';
import { type TypedNumber, unreadFault } from '#common/base/typed-number';
import { castFaults } from '#common/contract/content/characters-data';
import { momentFaults } from '#common/rules/moment-faults';
import { castParts, castOf } from './sheet-cast';
import type { PieceSheet, SheetCharacter, SheetDate } from './piece-sheet';
import { type FieldFault, textFaults, when } from '#common/rules/text-faults';
import { yearWords, yearsFault } from '../form/typed-years';

/**
 * The faults that prevent saving a sheet: first those of the specification (section 5), in its order and to the letter,
 * then everything else that the contract refuses.
 * @param gone uuids of authors and preview images in the sheet that no longer exist
 */
export function pieceFaults(sheet: PieceSheet, gone: ReadonlySet<string> = new Set()): readonly FieldFault[] {
  const isGone = (uuid: string | null) => gone.has(uuid ?? '');
  return [
    ...specifiedFaults(sheet, isGone),
    ...textFaults('title', sheet.title, 200),
    ...textFaults('genre', sheet.genre, 60),
    ...when(isGone(sheet.previewImage), 'previewImage', GONE),
    ...when(sheet.textAuthors.length > 20, 'textAuthors', '20 auteurs au plus'),
    ...when(
      !isDuration(sheet.duration),
      'duration',
      unreadFault(sheet.duration, { unit: 'minutes' }) ?? 'De 1 minute à 24 heures (1\u00a0440 minutes)',
    ),
    ...sheetCastFaults(sheet),
    ...momentFaults('visibleFrom', sheet.visibleFrom),
    ...(sheet.isPerformed ? partFaults(sheet, isGone) : []),
  ];
}

/** Maps the path of a fault from the server to a path in the form, which has no key inside a reference. */
export function faultPath(server: string): string {
  return server.replace(
    /^(.*(?:previewImage|preview|textAuthors\.\d+|dates\.\d+))\.(?:uuid|slug|date)$/,
    '$1',
  );
}

type IsGone = (uuid: string | null) => boolean;

const GONE = 'Cette miniature n’existe plus';

function specifiedFaults(sheet: PieceSheet, isGone: IsGone): readonly FieldFault[] {
  const { previewImage, textAuthors, title } = sheet;
  return [
    ...when(!previewImage, 'previewImage', 'La miniature est obligatoire'),
    ...when(textAuthors.length === 0, 'textAuthors', 'Au moins un auteur doit être renseigné'),
    ...when(title.trim() === '', 'title', 'Le titre est obligatoire'),
    ...textAuthors.flatMap(({ uuid }, rank) =>
      when(uuid.trim() === '' || isGone(uuid), `textAuthors.${rank}`, `L'auteur ${rank + 1} est invalide`),
    ),
    ...(sheet.isPerformed ? specifiedPerformanceFaults(sheet) : []),
  ];
}

function specifiedPerformanceFaults({ spectacleType, years, dates, characters }: PieceSheet) {
  return [
    ...when(
      spectacleType === null,
      'performance.type',
      'Le type de spectacle de la représentation est obligatoire',
    ),
    ...when(
      yearWords(years).length === 0,
      'performance.years',
      'Au moins une année est nécessaire pour la représentation ',
    ),
    ...dates.flatMap(({ day }, rank) =>
      when(day.trim() === '', `performance.dates.${rank}.day`, 'Date de représentation obligatoire'),
    ),
    ...characters.flatMap(({ name, preview }, rank) => [
      ...when(
        name.trim() === '',
        `performance.characters.${rank}.name`,
        'Le nom du personnage est obligatoire',
      ),
      ...when(!preview, `performance.characters.${rank}.preview`, 'Miniature obligatoire'),
    ]),
  ];
}

const isDuration = (minutes: TypedNumber) =>
  minutes === null ||
  (typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 1 && minutes <= 1_440);

function sheetCastFaults({ cast }: PieceSheet): readonly FieldFault[] {
  const whole = castOf(cast);
  const beyond = castParts.filter(
    (part) => typeof cast[part] === 'string' || whole[part] < 0 || whole[part] > 200,
  );
  const faults =
    beyond.length > 0
      ? beyond.map((part) => ({ part, fault: unreadFault(cast[part], {}) ?? 'de 0 à 200 personnes' }))
      : castFaults(whole);
  return faults.map(({ part, fault }) => ({ path: `charactersData.${part}`, fault: capitalised(fault) }));
}

function partFaults({ years, characters, dates }: PieceSheet, isGone: IsGone): readonly FieldFault[] {
  const wrongYears = yearsFault(years);
  return [
    ...(wrongYears === undefined ? [] : [{ path: 'performance.years', fault: wrongYears }]),
    ...characters.flatMap((character, rank) => characterFaults(character, rank, isGone)),
    ...dates.flatMap(dateFaults),
    ...when(characters.length > 200, 'performance.characters', '200 personnages au plus'),
    ...when(dates.length > 1000, 'performance.dates', '1\u00a0000 dates au plus'),
  ];
}

function characterFaults(character: SheetCharacter, rank: number, isGone: IsGone): readonly FieldFault[] {
  const path = `performance.characters.${rank}`;
  return [
    ...textFaults(`${path}.name`, character.name, 200),
    ...textFaults(`${path}.description`, character.description, 1_000, true),
    ...textFaults(`${path}.actor`, character.actor, 200),
    ...when(isGone(character.preview), `${path}.preview`, GONE),
  ];
}

function dateFaults(date: SheetDate, rank: number): readonly FieldFault[] {
  return date.day.trim() === '' ? [] : momentFaults(`performance.dates.${rank}`, date);
}
