import { expect, test } from 'vitest';
import { ofYears, yearsBetween } from '../../../../src/screens/offline-archive/of-years';

test.each([
  [[1998], 'de 1998'],
  [[2004, 1998, 1999, 2000, 2001, 2002, 2003], 'de 1998 à 2004'],
  [[2022, 1999, 1998], 'de 1998 à 1999 et de 2022'],
  [[1990, 1995, 2000, 2001], 'de 1990, de 1995 et de 2000 à 2001'],
  [[1980, 1985, 1990, 1995, 2000], 'de 5 années'],
])('the years %j are named: %s', (years, words) => {
  expect(ofYears(years)).toBe(words);
});

test('a range has its ends and all years between them, in whatever order it is given', () => {
  expect(yearsBetween(1998, 2001)).toEqual([1998, 1999, 2000, 2001]);
  expect(yearsBetween(2001, 1998)).toEqual([1998, 1999, 2000, 2001]);
  expect(yearsBetween(1998, 1998)).toEqual([1998]);
});
