import { describe, expect, test } from 'vitest';
import { textOfYears, yearsFault, yearsIn } from '../../../../../src/screens/desk/form/typed-years';

describe('a line of years', () => {
  test.each(['2024, 2025', '2024,2025', ' 2025 ; 2024. ', '2025 2024 2025', '2024 et 2025', '2024 & 2025'])(
    'as “%s” is read alike',
    (line) => {
      expect(yearsFault(line)).toBeUndefined();
      expect(yearsIn(line)).toEqual([2024, 2025]);
    },
  );

  test('may be empty', () => {
    expect([yearsFault('  '), yearsIn('  ')]).toEqual([undefined, []]);
  });

  test.each(['1983', '3001', '2024-2025', '24', 'hier'])(
    'with “%s” in it says which word is none',
    (word) => {
      expect(yearsFault(`2024, ${word}`)).toBe(`«\u00a0${word}\u00a0» n’est pas une année de 1984 à 3000`);
    },
  );

  test('has a hundred at the most', () => {
    const years = Array.from({ length: 100 }, (_, rank) => 1984 + rank);
    expect(yearsFault(textOfYears(years))).toBeUndefined();
    expect(yearsFault(textOfYears([...years, 2500]))).toBe('100 années au plus');
  });
});

test('years are written as time goes', () => {
  expect(textOfYears([2009, 1991])).toBe('1991, 2009');
});
