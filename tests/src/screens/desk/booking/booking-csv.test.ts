import { expect, test } from 'vitest';
import type { Booking } from '../../../../../src/screens/desk/booking/booking-answers';
import { bookingsCsv, csvName } from '../../../../../src/screens/desk/booking/booking-csv';
import { booking } from './a-booking';

const linesOf = (...bookings: Partial<Booking>[]) => bookingsCsv(bookings.map(booking)).split('\r\n');
const cellsOf = (fields: Partial<Booking>) => linesOf(fields)[1]?.split(';') ?? [];

test('the file begins with its mark, and its lines end as spreadsheets want them', () => {
  expect(bookingsCsv([booking()])).toMatch(/^\uFEFFNom;Prénom;/);
  expect(bookingsCsv([booking()])).toMatch(/\r\n$/);
});

test('each tariff has a column of seats, and amounts have decimal commas', () => {
  const reduced = [{ category: { slug: 'reduit', name: 'Réduit' }, count: 1, price: 8.5 }];
  expect(linesOf({}, { name: 'Zola', seats: reduced, total: 8.5 })).toEqual([
    '\uFEFFNom;Prénom;Adresse mail;Téléphone;Demande;État;Plein tarif;Réduit;Places;Total (€);Payé en trop (€);Payée le;Réservée le;Annulée le',
    'Castan;Rémi;remi@public.example;06 12 34 56 78;;Confirmée;2;0;2;24,00;;;20/11/2026;',
    'Zola;Rémi;remi@public.example;06 12 34 56 78;;Confirmée;0;1;1;8,50;;;20/11/2026;',
    '',
  ]);
});

test('where participation is free, the seats stand in a column of their own', () => {
  const lines = linesOf({ seats: [{ count: 3, price: 0 }], total: 0 });
  expect(lines[0]).toContain(';Participation libre;Places;');
  expect(lines[1]).toContain(';3;3;0,00;');
});

test('what the booker asks for has its column, on one line', () => {
  expect(cellsOf({ request: 'Fauteuil roulant\nau premier rang' })[4]).toBe(
    'Fauteuil roulant au premier rang',
  );
});

test('what was paid twice has its column', () => {
  expect(cellsOf({ overpaid: 24 })[9]).toBe('24,00');
});

test('days are those of Paris', () => {
  const paidAt = new Date('2026-11-20T23:30:00Z');
  const cancelledAt = new Date('2026-07-01T22:30:00Z');
  expect(cellsOf({ paidAt, cancelledAt }).slice(-3)).toEqual(['21/11/2026', '20/11/2026', '02/07/2026']);
});

test.each([
  ['=HYPERLINK("http://mal.example")', `"'=HYPERLINK(""http://mal.example"")"`],
  ['+33', "'+33"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['|cmd', "'|cmd"],
  ['d’Arcy-Roux', 'd’Arcy-Roux'],
])('the name %j is text, never a formula', (name, cell) => {
  expect(linesOf({ name, email: '' })[1]?.startsWith(`${cell};Rémi;`)).toBe(true);
});

test.each([
  ['Castan; fils', '"Castan; fils"'],
  ['Le "Gros" Rémi', '"Le ""Gros"" Rémi"'],
  ['Deux\nlignes', '"Deux\nlignes"'],
])('the name %j stays in its cell', (name, cell) => {
  expect(bookingsCsv([booking({ name })])).toContain(`\r\n${cell};Rémi;`);
});

test.each([
  ['+33 6 12 34 56 78', '06 12 34 56 78'],
  ['+33(0)612345678', '06 12 34 56 78'],
  ['0612345678', '06 12 34 56 78'],
  ['+442079460000', '00 44 20 79 46 00 00'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['\u202a+33 6 12 34 56 78\u202c', '06 12 34 56 78'],
  ['0612345678 / +33 (0)2 99 00 00 00', '06 12 34 56 78 / 02 99 00 00 00'],
  ['+44 (0)20 7946 0000', '0044 20 7946 0000'],
  ['+44 20 7946 0000', '0044 20 7946 0000'],
  ['06 12', '06 12'],
])('the number %j is one to dial', (phone, cell) => {
  expect(cellsOf({ phone })[3]).toBe(cell);
});

test('the file is named after its show and its day', () => {
  expect(csvName('le-dindon', new Date('2026-11-20T23:30:00Z'))).toBe(
    'reservations-le-dindon-2026-11-21.csv',
  );
});
