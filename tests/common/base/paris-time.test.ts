import { describe, expect, test } from 'vitest';
import {
  formatWireDate,
  parisDay,
  parisMoment,
  parisOffsetHours,
  parseWireDate,
} from '#common/base/paris-time';
import { fc } from '../../support/properties';

const intl = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
const intlOffset = (date: Date) =>
  intl.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value;

describe('dates on the wire', () => {
  test.each([
    ['winter', '2026-11-21T20:30:00+01:00'],
    ['summer', '2026-07-14T20:30:00+02:00'],
    ['the hour before clocks go back', '2026-10-25T02:30:00+02:00'],
    ['the same hour again', '2026-10-25T02:30:00+01:00'],
    ['a September that was already winter', '1985-09-29T12:00:00+01:00'],
  ])('come back as they were sent: %s', (_, text) => {
    expect(formatWireDate(parseWireDate(text) ?? new Date(0))).toBe(text);
  });

  test.each(['2026-02-30T10:00:00+01:00', '2026-11-21', '21/11/2026', '2026-11-21T25:00:00+01:00', ''])(
    'are refused when they are no moment: %s',
    (text) => expect(parseWireDate(text)).toBeUndefined(),
  );

  test.each([
    '9999-12-31T23:59:59-12:00',
    '9999-12-31T23:00:00+00:00',
    '0000-12-31T20:30:00+01:00',
    '0001-01-01T00:00:00+14:00',
  ])('are refused where no year of four digits tells them: %s', (text) =>
    expect(parseWireDate(text)).toBeUndefined(),
  );

  test.each(['9999-12-31T23:59:59+01:00', '0001-01-02T00:00:00+00:00'])(
    'come back from the ends of time: %s',
    (text) => expect(formatWireDate(parseWireDate(text) ?? new Date(0))).toBe(text),
  );

  test('have the offset that Paris has, from 1976 to 2100', () => {
    const moment = fc.date({ min: new Date('1976-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (date) => {
        expect(`GMT+0${parisOffsetHours(date.getTime())}:00`).toBe(intlOffset(date));
      }),
    );
  });

  test('know the calendar day in Paris, not in Greenwich', () => {
    expect(parisDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
  });

  test('find the moment of a time of day, on both sides of a change of clocks', () => {
    expect(formatWireDate(parisMoment(2026, 3, 29, 1, 59))).toBe('2026-03-29T01:59:00+01:00');
    expect(formatWireDate(parisMoment(2026, 3, 29, 2, 30))).toBe('2026-03-29T03:30:00+02:00');
    expect(formatWireDate(parisMoment(2026, 10, 25, 2, 30))).toBe('2026-10-25T02:30:00+02:00');
  });
});
