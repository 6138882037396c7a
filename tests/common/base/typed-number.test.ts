import { describe, expect, test } from 'vitest';
import { type NumberKind, numberFault, numberWords, readNumber } from '#common/base/typed-number';
import { fc } from '../../support/properties';

const euros = { unit: 'euros' } as const;
const places = { minValue: 0, maxValue: 2_000 } as const;

describe('a sum of money', () => {
  test.each<[string, number]>([
    ['12', 12],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['12,', 12],
    [',50', 0.5],
    ['0,05', 0.05],
    ['12€50', 12.5],
    ['12 € 50', 12.5],
    ['12€05', 12.05],
    ['12 euros 50', 12.5],
    ['12 euros 50 centimes', 12.5],
    ['12€50c', 12.5],
    ['12 EUR 50', 12.5],
    ['12 50', 12.5],
    ['12\u00a050', 12.5],
    ['12\u202f50', 12.5],
    ['12 50 €', 12.5],
    ['12 €', 12],
    ['12,50\u00a0€', 12.5],
    ['€ 12,50', 12.5],
    ['1 250', 1_250],
    ['1\u00a0250', 1_250],
    ['1\u202f250', 1_250],
    ['1 250 50', 1_250.5],
    ['1\u202f250,50\u00a0€', 1_250.5],
    ['1250€50', 1_250.5],
    ['1.250,50', 1_250.5],
    ['1,250.50', 1_250.5],
    ['1 234 567', 1_234_567],
    ['-5', -5],
    ['\u22125', -5],
    ['– 5,50 €', -5.5],
    ['+5', 5],
    ['-0', 0],
    [' 12,50\n', 12.5],
    ['\ufeff12\u200b,50', 12.5],
  ])('typed as %j is %d €', (text, sum) => {
    expect(readNumber(text, euros)).toBe(sum);
  });

  test.each([
    '1e3',
    '12e50',
    '1.250',
    '1,250',
    '12,505',
    '12 5',
    '12€5',
    '1 2 50',
    '1 2505',
    '12 34 56',
    '12.50.30',
    '12,50,',
    '12+3',
    '12-15',
    '5-',
    '--5',
    'douze',
    '2 places',
    'gratuit',
    '12 $',
    '12²',
    '½',
    '١٢',
    '0x10',
    'Infinity',
    'NaN',
    '.',
    ',',
    '€',
    '-',
    '1234567890123',
  ])('typed as %j is no number, and stays as it is', (text) => {
    expect(readNumber(text, euros)).toBe(text);
    expect(numberFault(text, euros)).toBe('Un montant s’écrit 12,50');
  });
});

describe('a number of seats', () => {
  test.each<[string, number]>([
    ['2', 2],
    ['02', 2],
    ['2 places', 2],
    ['1 place', 1],
    ['2 personnes', 2],
    ['12,0', 12],
    ['1 250', 1_250],
    ['1\u00a0250 places', 1_250],
  ])('typed as %j is %d', (text, seats) => {
    expect(readNumber(text, places)).toBe(seats);
  });

  test.each(['1e3', '12 50', '2 ou 3', '3 mille', '12 €', 'deux'])('typed as %j is no number', (text) => {
    expect(readNumber(text, places)).toBe(text);
    expect(numberFault(text, places)).toBe('Écrivez un nombre en chiffres, par exemple 2');
  });

  test.each(['2,5', '2.5', '12,5', '1.250', '1.000', '2,000', '2,5 places'])(
    'typed as %j is not whole',
    (text) => {
      expect(readNumber(text, places)).toBe(text);
      expect(numberFault(text, places)).toBe('Un nombre entier s’écrit sans virgule ni point');
    },
  );

  test.each<[string, NumberKind, string]>([
    ['-5', places, 'De 0 à 2\u202f000'],
    ['2001', places, 'De 0 à 2\u202f000'],
    ['15', { maxValue: 10 }, '10 au plus'],
    ['15', { minValue: 0, maxValue: 10, tooMuch: 'C’est trop' }, 'C’est trop'],
    ['-1', { minValue: 0, maxValue: 10, tooMuch: 'C’est trop' }, 'De 0 à 10'],
    ['-1', { minValue: 0 }, '0 au moins'],
    ['98', { unit: 'year', minValue: 1984, maxValue: 2026 }, 'De 1984 à 2026'],
    ['1001', { unit: 'euros', minValue: 0, maxValue: 1_000 }, 'De 0,00\u00a0€ à 1\u202f000,00\u00a0€'],
  ])('typed as %j beyond what the field takes is no other number', (text, kind, fault) => {
    expect(readNumber(text, kind)).toBe(text);
    expect(numberFault(text, kind)).toBe(fault);
  });
});

describe('a duration', () => {
  test.each<[string, number]>([
    ['90', 90],
    ['90 min', 90],
    ['1h30', 90],
    ['1 h 30', 90],
    ['1 h 05 min', 65],
    ['2 heures', 120],
    ['2h', 120],
  ])('typed as %j is %d minutes', (text, length) => {
    expect(readNumber(text, { unit: 'minutes' })).toBe(length);
  });

  test.each(['20h30', '1h3', '1h75', '1:30', 'deux heures'])(
    'typed as %j is told how to be written',
    (text) => {
      expect(readNumber(text, { unit: 'minutes' })).toBe(text);
      expect(numberFault(text, { unit: 'minutes' })).toBe('Une durée s’écrit 90, ou 1h30');
    },
  );
});

test.each(['', ' ', '\u00a0', '\u200b', '\t'])('%j is nothing typed, and no fault', (text) => {
  expect(readNumber(text, euros)).toBeNull();
  expect(readNumber(text, places)).toBeNull();
  expect(numberFault(null, places)).toBeUndefined();
});

test('what a field shows is read as what it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      const sum = cents / 100;
      expect(readNumber(numberWords(sum, euros), euros)).toBe(sum);
      expect(readNumber(numberWords(cents, {}), {})).toBe(cents);
      expect(readNumber(numberWords(cents, { unit: 'year' }), { unit: 'year' })).toBe(cents);
    }),
  );
});

test('whatever is read has no digit that was not typed, in their order', () => {
  const characters = fc.constantFrom(...'0123456789 ,.€-e', '\u00a0', '\u202f');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const read = readNumber(text, euros);
      if (typeof read !== 'number') return;
      const cents = String(Math.abs(Math.round(read * 100)));
      const typed = text.replace(/\D/g, '').replace(/^0+/, '');
      expect(['', '0', '00'].map((added) => typed + added || '0')).toContain(cents.replace(/^0+(?=\d)/, ''));
    }),
  );
});
