import { expect, test } from 'vitest';
import { showFaultPath, showFaults } from '../../../../../src/screens/desk/show/show-faults';
import { type ShowSheet, emptyShowSheet } from '../../../../../src/screens/desk/show/show-sheet';
import { noMoment, typedMoment } from '#common/rules/typed-moment';

const evening = {
  uuid: 'd',
  date: { day: '11/12/2026', time: '20:30', kept: null },
  closing: { day: '11/12/2026', time: '18:30', kept: null },
  maxPlaces: 100,
  freeParticipation: false,
  payAtDoor: true,
  doorsBefore: 45,
};
const full = { uuid: 'p', price: 12, category: { slug: 'plein-tarif', name: 'Plein tarif' } };
const dindon: ShowSheet = {
  ...emptyShowSheet(new Date('2026-11-21T20:00:00+01:00')),
  title: 'Le Dindon',
  locationName: 'Salle des fêtes',
  dates: [evening],
  prices: [full],
};
const faultsOf = (fields: Partial<ShowSheet>) =>
  showFaults({ ...dindon, ...fields }).map(({ path, fault }) => [path, fault]);

test('a show with everything that is needed has no fault', () => {
  expect(faultsOf({})).toEqual([]);
  expect(
    faultsOf({ dates: [], prices: [{ ...full, price: null }], locationLink: 'theatre.example/salle' }),
  ).toEqual([]);
});

test('everything that the specification asks for is missed in its order, in its words', () => {
  const noDay = { ...evening, date: noMoment };
  const negative = { ...full, price: -0.5 };
  expect(faultsOf({ title: ' ', dates: [evening, noDay], prices: [full, negative] })).toEqual([
    ['title', 'Le titre est obligatoire'],
    ['dates.1.date.day', 'Date de spectacle obligatoire'],
    ['prices.1', 'Le prix ne peut etre negatif'],
  ]);
});

test('a price or a number that cannot be read is a fault, and never another one', () => {
  expect(
    faultsOf({
      dates: [{ ...evening, maxPlaces: '100 ou 120', doorsBefore: '1 h' }],
      prices: [
        { ...full, price: '1e3' },
        { ...full, price: -5 },
      ],
    }),
  ).toEqual([
    ['prices.1', 'Le prix ne peut etre negatif'],
    ['dates.0.maxPlaces', 'Écrivez un nombre en chiffres, par exemple 2'],
    ['dates.0.doorsBefore', 'Écrivez un nombre en chiffres, par exemple 2'],
    ['prices.0', 'Un montant s’écrit 12,50'],
  ]);
});

const at = (day: string, time = '20:30') => ({ day, time, kept: null });

test.each<[what: string, fields: Partial<ShowSheet>, path: string, fault: string]>([
  ['a title without end', { title: 'a'.repeat(201) }, 'title', '200 caractères au plus (il y en a 201)'],
  ['no place', { locationName: ' ' }, 'locationName', 'Le lieu est obligatoire'],
  [
    'a link that is none',
    { locationLink: 'la salle' },
    'locationLink',
    'Une adresse s’écrit theatre.example/salle, avec ou sans https:// devant',
  ],
  [
    'a script for a link',
    { locationLink: 'javascript:alert(1)' },
    'locationLink',
    'Une adresse s’écrit theatre.example/salle, avec ou sans https:// devant',
  ],
  [
    'a year with a figure that is wrong',
    { dates: [{ ...evening, date: at('11/12/3026') }] },
    'dates.0.date.day',
    'L’année doit être entre 1984 et 2200',
  ],
  [
    'a moment that is there already',
    { dates: [evening, { ...evening, uuid: 'other' }] },
    'dates.1.date.day',
    'Une séance est déjà à ce moment',
  ],
  ['no beginning', { visibleFrom: noMoment }, 'visibleFrom.day', 'Le début de l’affichage est à préciser'],
  ['no end', { visibleUntil: noMoment }, 'visibleUntil.day', 'La fin de l’affichage est à préciser'],
  [
    'an end that is the beginning',
    { visibleUntil: dindon.visibleFrom },
    'visibleUntil.day',
    'L’affichage doit finir après avoir commencé',
  ],
  [
    'a date that does not exist',
    { dates: [{ ...evening, date: at('31/02/2027') }] },
    'dates.0.date.day',
    'Le 31 février 2027 n’existe pas',
  ],
  [
    'a date without its hour',
    { dates: [{ ...evening, date: at('11/12/2026', '') }] },
    'dates.0.date.time',
    'L’heure est à préciser',
  ],
  [
    'no end of booking',
    { dates: [{ ...evening, closing: noMoment }] },
    'dates.0.closing.day',
    'La clôture des réservations est à préciser',
  ],
  [
    'booking that ends after the date has begun',
    { dates: [{ ...evening, closing: at('11/12/2026', '20:31') }] },
    'dates.0.closing.day',
    'Les réservations doivent fermer avant la séance',
  ],
  [
    'no number of places',
    { dates: [{ ...evening, maxPlaces: null }] },
    'dates.0.maxPlaces',
    'De 0 à 10\u00a0000 places',
  ],
  [
    'less than no place',
    { dates: [{ ...evening, maxPlaces: '-5' }] },
    'dates.0.maxPlaces',
    'De 0 à 10\u00a0000 places',
  ],
  [
    'half a place',
    { dates: [{ ...evening, maxPlaces: 80.5 }] },
    'dates.0.maxPlaces',
    'De 0 à 10\u00a0000 places',
  ],
  [
    'a hall without end',
    { dates: [{ ...evening, maxPlaces: 10_001 }] },
    'dates.0.maxPlaces',
    'De 0 à 10\u00a0000 places',
  ],
  [
    'a price of less than cents',
    { prices: [{ ...full, price: 8.505 }] },
    'prices.0',
    'Deux décimales au plus',
  ],
  [
    'a price beyond all',
    { prices: [{ ...full, price: 10_000 }] },
    'prices.0',
    '9\u00a0999,99\u00a0€ au plus',
  ],
])('%s is told', (_, fields, path, fault) => {
  expect(faultsOf(fields)).toEqual([[path, fault]]);
});

test('a show that has just been begun lacks nothing but a title and a place', () => {
  const begun = emptyShowSheet(new Date('2026-11-21T20:00:00+01:00'));
  expect(showFaults(begun).map(({ path }) => path)).toEqual(['title', 'locationName']);
  expect(begun.visibleUntil).toEqual(typedMoment(new Date('2026-11-28T20:00:00+01:00')));
});

test.each([
  ['location.name', 'locationName'],
  ['location.link', 'locationLink'],
  ['visibleUntil', 'visibleUntil.day'],
  ['dates.2.date', 'dates.2.date.day'],
  ['dates.2.closingDate', 'dates.2.closing.day'],
  ['dates.2.maxPlaces', 'dates.2.maxPlaces'],
  ['prices.1.price', 'prices.1'],
  ['prices.1.category.slug', 'prices.1'],
  ['pieces.0.slug', 'pieces.0'],
  ['event.slug', 'event'],
  ['banner.uuid', 'banner'],
  ['title', 'title'],
])('what the server finds wrong with %s stands at %s', (server, form) => {
  expect(showFaultPath(server)).toBe(form);
});
