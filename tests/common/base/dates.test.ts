import { describe, expect, it } from 'vitest';
import {
  atMoment,
  dayNumber,
  fullDate,
  fullDay,
  numericDay,
  ofMoment,
  playbillDate,
  hourInWords,
  shortDate,
} from '#common/base/dates';

/** Spaces that do not break read like others here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a date', () => {
  it.each([
    ['2026-12-11T20:30:00+01:00', 'ven. 11 déc. · 20 h 30'],
    ['2026-12-13T15:00:00+01:00', 'dim. 13 déc. · 15 h'],
    ['2026-12-01T09:05:00+01:00', 'mar. 1er déc. · 9 h 05'],
    ['2026-07-14T00:00:00+02:00', 'mar. 14 juil. · 0 h'],
  ])('%s stands on a playbill as %s', (wire, words) => {
    expect(plain(playbillDate(new Date(wire)))).toBe(words);
  });

  it('is that of Paris, wherever the device is', () => {
    expect(plain(hourInWords(new Date('2026-10-25T00:30:00Z')))).toBe('2 h 30');
    expect(plain(hourInWords(new Date('2026-10-25T01:30:00Z')))).toBe('2 h 30');
  });

  it.each([
    ['2026-11-18T10:00:00+01:00', '18 nov. 2026'],
    ['2026-08-01T10:00:00+02:00', '1er août 2026'],
  ])('%s is short as %s', (wire, words) => {
    expect(plain(shortDate(new Date(wire)))).toBe(words);
  });

  it.each([
    ['2026-11-21T20:30:00+01:00', 'samedi 21 novembre 2026 à 20:30'],
    ['2026-11-01T08:05:00+01:00', 'dimanche 1er novembre 2026 à 08:05'],
  ])(
    "%s follows the pattern 'EEEE d MMMM y à HH:mm' as %s, the first of a month as one says it",
    (wire, words) => {
      expect(plain(fullDate(new Date(wire)))).toBe(words);
    },
  );
});

describe('a moment of the past', () => {
  const now = new Date('2026-11-21T20:00:00+01:00');

  it.each([
    ['2026-11-21T18:42:00+01:00', 'de 18 h 42'],
    ['2026-11-21T00:00:00+01:00', 'de 0 h'],
    ['2026-11-20T23:59:00+01:00', 'd’hier, 23 h 59'],
    ['2026-11-01T09:00:00+01:00', 'du 1er nov., 9 h'],
  ])('%s is named %s', (wire, words) => {
    expect(plain(ofMoment(new Date(wire), now))).toBe(words);
  });

  it.each([
    ['2026-11-21T18:42:00+01:00', 'à 18 h 42'],
    ['2026-11-20T23:59:00+01:00', 'hier à 23 h 59'],
    ['2026-11-01T09:00:00+01:00', 'le 1er nov. à 9 h'],
  ])('%s is said to be %s', (wire, words) => {
    expect(plain(atMoment(new Date(wire), now))).toBe(words);
  });

  it.each([
    ['2026-03-29T20:30:00+02:00', '2026-03-30T00:30:00+02:00', 'hier à 20 h 30'],
    ['2026-03-28T20:30:00+01:00', '2026-03-30T00:30:00+02:00', 'le 28 mars à 20 h 30'],
    ['2026-10-24T20:30:00+02:00', '2026-10-25T23:30:00+01:00', 'hier à 20 h 30'],
  ])('%s is said at %s to be %s, whatever the clocks did that night', (wire, at, words) => {
    expect(plain(atMoment(new Date(wire), new Date(at)))).toBe(words);
  });
});

it.each([
  ['2026-12-11T20:30:00+01:00', 'vendredi 11 décembre 2026', '20\u00a0h\u00a030', '11', '11/12/2026'],
  ['2027-05-01T15:00:00+02:00', 'samedi 1er mai 2027', '15\u00a0h', '1', '01/05/2027'],
  ['2026-03-29T00:05:00+01:00', 'dimanche 29 mars 2026', '0\u00a0h\u00a005', '29', '29/03/2026'],
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027', '0\u00a0h\u00a030', '1', '01/01/2027'],
])('%s reads %s, %s', (moment, day, hour, number, figures) => {
  const date = new Date(moment);
  expect([fullDay(date), hourInWords(date), dayNumber(date), numericDay(date)]).toEqual([
    day,
    hour,
    number,
    figures,
  ]);
});
