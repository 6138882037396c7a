import { expect, test } from 'vitest';
import { pieceFaults, faultPath } from '../../../../../src/screens/desk/piece/piece-faults';
import { type PieceSheet, emptySheet } from '../../../../../src/screens/desk/piece/piece-sheet';
import { emptyCast } from '../../../../../src/screens/desk/piece/sheet-cast';
import { noMoment } from '#common/rules/typed-moment';

const miniature = '0190a000-0000-7000-8000-0000000000a1';
const feydeau = { uuid: '0190a000-0000-7000-8000-0000000000f1', name: 'Feydeau', firstname: 'Georges' };
const pontagnac = { uuid: 'p', name: 'Pontagnac', description: '', preview: miniature, actor: '' };
const opening = { uuid: 'd', day: '13/03/2009', time: '20:30', kept: null };

const dindon: PieceSheet = {
  ...emptySheet,
  title: 'Le Dindon',
  previewImage: miniature,
  textAuthors: [feydeau],
  isPerformed: true,
  spectacleType: 'ADULTE',
  years: '1991, 2009',
  characters: [pontagnac],
  dates: [opening],
};
const faultsOf = (fields: Partial<PieceSheet>, gone: readonly string[] = []) =>
  pieceFaults({ ...dindon, ...fields }, new Set(gone)).map(({ path, fault }) => [path, fault]);

test('a sheet with everything that is needed has no fault', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ duration: 1_440, characters: Array.from({ length: 200 }, () => pontagnac) })).toEqual([]);
});

test('everything that the specification asks for is missed in its order, in its words', () => {
  const empty = { ...emptySheet, isPerformed: true, textAuthors: [feydeau, { ...feydeau, uuid: ' ' }] };
  const nobody = { ...pontagnac, name: ' ', preview: null };
  const noDay = { ...opening, day: '', time: '' };
  expect(faultsOf({ ...empty, characters: [nobody], dates: [noDay] })).toEqual([
    ['previewImage', 'La miniature est obligatoire'],
    ['title', 'Le titre est obligatoire'],
    ['textAuthors.1', "L'auteur 2 est invalide"],
    ['performance.type', 'Le type de spectacle de la représentation est obligatoire'],
    ['performance.years', 'Au moins une année est nécessaire pour la représentation '],
    ['performance.dates.0.day', 'Date de représentation obligatoire'],
    ['performance.characters.0.name', 'Le nom du personnage est obligatoire'],
    ['performance.characters.0.preview', 'Miniature obligatoire'],
  ]);
  expect(faultsOf({ textAuthors: [] })).toEqual([['textAuthors', 'Au moins un auteur doit être renseigné']]);
});

test('of a play that was never performed, nothing of a performance is asked', () => {
  const left = { spectacleType: null, years: 'autrefois', characters: [{ ...pontagnac, name: '' }] };
  expect(faultsOf({ ...left, isPerformed: false })).toEqual([]);
});

test.each<[what: string, fields: Partial<PieceSheet>, path: string, fault: string]>([
  [
    'an enormous title',
    { title: 'a'.repeat(10_000_000) },
    'title',
    '200 caractères au plus (il y en a 10\u202f000\u202f000)',
  ],
  [
    'a bell in a title',
    { title: 'Le Din\u0007don' },
    'title',
    'Un caractère invisible est après «\u00a0Le Din\u00a0»\u00a0: retirez-le',
  ],
  [
    'a title that turns around',
    { title: '\u202ele dindon' },
    'title',
    'Un caractère invisible est au début\u00a0: retirez-le',
  ],
  [
    'half a character',
    { genre: 'farce\ud83c' },
    'genre',
    'Un caractère invisible est après «\u00a0farce\u00a0»\u00a0: retirez-le',
  ],
  [
    'a duration that is no number of minutes',
    { duration: 'une heure et demie' },
    'duration',
    'Une durée s’écrit 90, ou 1h30',
  ],
  [
    'a cast that is no number of people',
    { cast: { ...emptyCast, maxWomen: '3 ou 4' } },
    'charactersData.maxWomen',
    'Écrivez un nombre en chiffres, par exemple 2',
  ],
  ['no duration at all', { duration: 0 }, 'duration', 'De 1 minute à 24 heures (1\u00a0440 minutes)'],
  [
    'more than a day and a night',
    { duration: 1_441 },
    'duration',
    'De 1 minute à 24 heures (1\u00a0440 minutes)',
  ],
  [
    'one character too many',
    { characters: Array.from({ length: 201 }, () => pontagnac) },
    'performance.characters',
    '200 personnages au plus',
  ],
  [
    'one date too many',
    { dates: Array.from({ length: 1_001 }, () => opening) },
    'performance.dates',
    '1\u00a0000 dates au plus',
  ],
  [
    'one author too many',
    { textAuthors: Array.from({ length: 21 }, () => feydeau) },
    'textAuthors',
    '20 auteurs au plus',
  ],
  [
    'more women at least than at most',
    { cast: { ...emptyCast, minWomen: 9, maxWomen: 4 } },
    'charactersData.maxWomen',
    'Le maximum est en dessous du minimum, 9',
  ],
  [
    'a total below those who are needed',
    { cast: { ...emptyCast, minWomen: 2, minMen: 3, minTotal: 4 } },
    'charactersData.minTotal',
    'Il faut déjà 5 personnes, femmes et hommes',
  ],
  [
    'a total beyond all parts',
    { cast: { ...emptyCast, minWomen: 2, minMen: 3, maxTotal: 9 } },
    'charactersData.maxTotal',
    'Femmes et hommes ne font que 5 rôles au plus',
  ],
  [
    'a crowd',
    { cast: { ...emptyCast, minWomen: 201, maxTotal: 200, minTotal: 200, baseTotal: 0 } },
    'charactersData.minWomen',
    'De 0 à 200 personnes',
  ],
  [
    'a day that does not exist',
    { visibleFrom: { ...noMoment, day: '31/02/2027', time: '8:00' } },
    'visibleFrom.day',
    'Le 31 février 2027 n’existe pas',
  ],
  [
    'a year before the first',
    { years: '1983' },
    'performance.years',
    '«\u00a01983\u00a0» n’est pas une année de 1984 à 3000',
  ],
  [
    'a word for a year',
    { years: '2009 ou 2010' },
    'performance.years',
    '«\u00a0ou\u00a0» n’est pas une année de 1984 à 3000',
  ],
  [
    'the hour that a night in March leaves out',
    { dates: [opening, { uuid: 'e', day: '29/03/2026', time: '02:10', kept: null }] },
    'performance.dates.1.time',
    'Cette nuit-là, on passe de 2\u00a0h à 3\u00a0h\u00a0: cette heure n’existe pas',
  ],
  [
    'a hidden character in a description',
    { characters: [{ ...pontagnac, description: 'qui suit\tles femmes\nde\u0000s autres' }] },
    'performance.characters.0.description',
    'Un caractère invisible est après «\u00a0femmes de\u00a0»\u00a0: retirez-le',
  ],
])('%s is told at its field', (_, fields, path, fault) => {
  expect(faultsOf(fields)[0]).toEqual([path, fault]);
});

test('what was deleted meanwhile is told where it stood', () => {
  expect(faultsOf({}, [feydeau.uuid, miniature])).toEqual([
    ['textAuthors.0', "L'auteur 1 est invalide"],
    ['previewImage', 'Cette miniature n’existe plus'],
    ['performance.characters.0.preview', 'Cette miniature n’existe plus'],
  ]);
});

test.each([
  ['title', 'title'],
  ['previewImage.uuid', 'previewImage'],
  ['textAuthors.3.slug', 'textAuthors.3'],
  ['performance.characters.12.preview.uuid', 'performance.characters.12.preview'],
  ['performance.dates.0.date', 'performance.dates.0'],
  ['performance.characters.1.uuid', 'performance.characters.1.uuid'],
])('the server’s %s is %s in the form', (server, form) => {
  expect(faultPath(server)).toBe(form);
});
