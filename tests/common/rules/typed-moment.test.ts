import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { type ReadMoment, noMoment, readMoment, typedMoment } from '#common/rules/typed-moment';
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
  // The hour that comes twice in autumn: the first of them.
  ['25/10/2026', '02:30', '2026-10-25T02:30:00+02:00'],
])('%s, %s is %s', (day, time, moment) => {
  expect(told(typed(day, time))).toBe(moment);
});

test.each([
  ['31/02/2026', '20:30', 'day', 'Le 31 février 2026 n’existe pas'],
  ['29 février 2027', '20:30', 'day', 'Le 29 février 2027 n’existe pas'],
  ['12/13/2026', '20:30', 'day', 'Le 12/13/2026 n’existe pas'],
  ['0/1/2026', '20:30', 'day', 'Le 0 janvier 2026 n’existe pas'],
  ['12/12/0026', '20:30', 'day', 'Le 12 décembre 26 n’existe pas'],
  ['demain', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['12 jui 2026', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['12/12', '20:30', 'day', 'Un jour s’écrit 12/12/2026'],
  ['', '20:30', 'day', 'Le jour est à préciser'],
  ['12/12/2026', '', 'time', 'L’heure est à préciser'],
  ['12/12/2026', '24:00', 'time', 'Une heure s’écrit 20:30'],
  ['12/12/2026', '20h75', 'time', 'Une heure s’écrit 20:30'],
  ['12/12/2026', 'soir', 'time', 'Une heure s’écrit 20:30'],
  [
    '29/03/2026',
    '02:30',
    'time',
    'Cette nuit-là, on passe de 2\u00a0h à 3\u00a0h\u00a0: cette heure n’existe pas',
  ],
])('%s, %s is refused at its %s', (day, time, part, fault) => {
  expect(typed(day, time)).toEqual({ kind: 'fault', part, fault });
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
