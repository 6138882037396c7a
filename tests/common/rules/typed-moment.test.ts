import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import {
  type ReadMoment,
  noMoment,
  pastedMoment,
  readMoment,
  typedMoment,
  withDay,
} from '#common/rules/typed-moment';
import { fc } from '../../support/properties';

const typed = (day: string, time: string) => readMoment({ day, time, kept: null });
const told = (read: ReadMoment) => (read.kind === 'moment' ? formatWireDate(read.at) : read);

test.each([
  ['12/12/2026', '20:30', '2026-12-12T20:30:00+01:00'],
  ['12.7.2026', '20h30', '2026-07-12T20:30:00+02:00'],
  ['1-3-26', '9h', '2026-03-01T09:00:00+01:00'],
  ['12121984', '2030', '1984-12-12T20:30:00+01:00'],
  ['280625', '16 h', '2025-06-28T16:00:00+02:00'],
  ['sam. 12 déc. 2026', '20 h 30', '2026-12-12T20:30:00+01:00'],
  ['1er août 99', '18', '1999-08-01T18:00:00+02:00'],
  ['3 juil 2026', '21:00', '2026-07-03T21:00:00+02:00'],
  ['29 FÉVRIER 2028', '00:00', '2028-02-29T00:00:00+01:00'],
  ['12/12/1926', '20:30', '1926-12-12T20:30:00+00:00'],
  ['12/12/1026', '20:30', '1026-12-12T20:30:00+00:00'],
  ['2026-12-04', '20:30', '2026-12-04T20:30:00+01:00'],
  ['20261204', '20:30', '2026-12-04T20:30:00+01:00'],
  ['20101204', '20:30', '2010-12-04T20:30:00+01:00'],
  ['20122010', '20:30', '2010-12-20T20:30:00+01:00'],
  ['1 er août 99', 'à 18 h', '1999-08-01T18:00:00+02:00'],
  ['4/12/2026', '20 h 30 mn', '2026-12-04T20:30:00+01:00'],
  ['2026/7/4', '20 heures 30', '2026-07-04T20:30:00+02:00'],
  ['le vendredi 4 décembre 2026', '20h30min', '2026-12-04T20:30:00+01:00'],
  ['4/12/2026', 'midi', '2026-12-04T12:00:00+01:00'],
  ['4/12/2026', 'Midi et demi', '2026-12-04T12:30:00+01:00'],
  ['4/12/2026', 'midi et quart', '2026-12-04T12:15:00+01:00'],
  ['4/12/2026', '24h', '2026-12-05T00:00:00+01:00'],
  ['31/12/2026', '24:00', '2027-01-01T00:00:00+01:00'],
  ['28/3/2026', 'minuit', '2026-03-29T00:00:00+01:00'],
  ['4/12/2026', '0h', '2026-12-04T00:00:00+01:00'],
  ['samedi 12 décembre 2026 à 20:30', '', '2026-12-12T20:30:00+01:00'],
  ['12/12/2026 20h30', '', '2026-12-12T20:30:00+01:00'],
  ['12/12/2026, midi', '', '2026-12-12T12:00:00+01:00'],
  ['2026-12-04T20:30', '', '2026-12-04T20:30:00+01:00'],
  ['2026-12-04 20:30:00', '', '2026-12-04T20:30:00+01:00'],
  ['2026-12-04T19:30:00+00:00', '', '2026-12-04T20:30:00+01:00'],
  // The hour that comes twice in autumn: the first of them.
  ['25/10/2026', '02:30', '2026-10-25T02:30:00+02:00'],
])('%s, %s is %s', (day, time, moment) => {
  expect(told(typed(day, time))).toBe(moment);
});

test.each([
  ['31/02/2026', '20:30', 'day', 'Le 31 février 2026 n’existe pas'],
  ['samedi 6 décembre 2026', '20:30', 'day', 'Le 6 décembre 2026 est un dimanche'],
  ['le sam. 6/12/2026', '20:30', 'day', 'Le 6 décembre 2026 est un dimanche'],
  ['samedi 6 décembre 2026 à 20h30', '', 'day', 'Le 6 décembre 2026 est un dimanche'],
  ['29 février 2027', '20:30', 'day', 'Le 29 février 2027 n’existe pas'],
  ['12/13/2026', '20:30', 'day', 'Le 12/13/2026 n’existe pas'],
  ['0/1/2026', '20:30', 'day', 'Le 0 janvier 2026 n’existe pas'],
  ['12/12/0026', '20:30', 'day', 'Le 12 décembre 26 n’existe pas'],
  ['demain', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['12 jui 2026', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['12/12', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['', '20:30', 'day', 'Le jour est à préciser'],
  ['12/12/2026', '', 'time', 'L’heure est à préciser'],
  ['12/12/2026', '24:30', 'time', 'Une heure s’écrit 20:30'],
  ['12/12/2026', '25h', 'time', 'Une heure s’écrit 20:30'],
  ['2026-13-04', '20:30', 'day', 'Le 04/13/2026 n’existe pas'],
  ['12/12/2026 20h75', '', 'day', 'Un jour s’écrit 12/12/2026'],
  ['12/12/2026', '20h75', 'time', 'Une heure s’écrit 20:30'],
  ['12/12/2026', 'soir', 'time', 'Une heure s’écrit 20:30'],
  ['12/12/2026', '20 min', 'time', 'Une heure s’écrit 20:30'],
  ['20261304', '20:30', 'day', 'Le 04/13/2026 n’existe pas'],
  [
    '29/03/2026',
    '02:30',
    'time',
    'Cette nuit-là, on passe de 2\u00a0h à 3\u00a0h\u00a0: cette heure n’existe pas',
  ],
])('%s, %s is refused at its %s', (day, time, part, fault) => {
  expect(typed(day, time)).toEqual({ kind: 'fault', part, fault });
});

test.each([
  // Typed on 30 November 2026: the next one.
  ['4/12', null, '2026-12-04'],
  ['4 décembre', null, '2026-12-04'],
  ['ven. 4 déc.', null, '2026-12-04'],
  ['1er décembre', null, '2026-12-01'],
  ['30 novembre', null, '2026-11-30'],
  ['29/11', null, '2027-11-29'],
  ['3 mars', null, '2027-03-03'],
  ['29 février', null, '2028-02-29'],
  // Beside a date that it goes with: the nearest one.
  ['4 décembre', '2009-12-12', '2009-12-04'],
  ['3 janvier', '2009-12-12', '2010-01-03'],
  ['20 décembre', '2027-01-09', '2026-12-20'],
])('%s beside %s is the %s', (day, near, meant) => {
  const beside = near === null ? null : new Date(`${near}T20:30:00+01:00`);
  const typed = withDay({ ...noMoment, time: '20:30' }, day, new Date('2026-11-30T22:00:00+01:00'), beside);
  expect(told(readMoment(typed))).toBe(`${meant}T20:30:00+01:00`);
});

test('a day without a year and its hour may be pasted together', () => {
  const typed = withDay(noMoment, '4 décembre à 20h30', new Date('2026-11-30T22:00:00+01:00'));
  expect(told(readMoment(typed))).toBe('2026-12-04T20:30:00+01:00');
});

test('a pasted day and hour fill both fields, one of them alone is left to its field', () => {
  const pasted = (text: string) => pastedMoment(text, new Date('2026-11-30T22:00:00+01:00'));
  expect(pasted('le 4 décembre à 20 h 30')).toEqual({ day: '04/12/2026', time: '20:30' });
  expect(pasted('4/12/2026')).toBeNull();
  expect(pasted('20h30')).toBeNull();
});

test('a day keeps its year however long it waits to be saved, and with a year it needs no other', () => {
  const typed = withDay(noMoment, '4/12', new Date('2026-11-30T22:00:00+01:00'));
  expect(typed.from).toBe('2026-11-30');
  expect(withDay(typed, '4/12/2028', new Date('2026-11-30T22:00:00+01:00'))).toEqual({
    ...noMoment,
    day: '4/12/2028',
  });
});

test('a year is no hour of the day before it', () => {
  const typed = { day: '12/12/2026', time: '', kept: null, from: '2026-11-30' };
  expect(readMoment(typed)).toEqual({ kind: 'fault', part: 'time', fault: 'L’heure est à préciser' });
  expect(readMoment({ ...typed, day: '12/12/2' })).toMatchObject({ kind: 'fault' });
  expect(readMoment({ ...typed, day: '12/12 à 9' })).toMatchObject({ kind: 'moment' });
});

test('nothing typed is nothing', () => {
  expect(readMoment(noMoment)).toEqual({ kind: 'none' });
});

describe('a moment that was not touched', () => {
  test('stays the very one, seconds and second turns of the clock included', () => {
    const moments = fc.date({
      min: new Date('1000-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (at) => {
        expect(told(readMoment(typedMoment(at)))).toBe(formatWireDate(at));
      }),
    );
  });

  test('is another one as soon as a word of it is', () => {
    const kept = typedMoment(new Date('2026-10-25T02:30:12+01:00'));
    expect(told(readMoment({ ...kept, time: '02:31' }))).toBe('2026-10-25T02:31:00+02:00');
  });
});
