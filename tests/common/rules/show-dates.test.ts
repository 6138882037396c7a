import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import {
  type ShowDate,
  closingOfAddedDate,
  closingOfPerformance,
  compareDates,
  followPerformances,
} from '#common/rules/show-dates';

const now = at('2026-10-20T12:00:00+02:00');

function at(wire: string): Date {
  return new Date(wire);
}

/** `12-11T20:30` of the season 2026: short for a date in winter time. */
const evening = (dayAndTime: string) => at(`2026-${dayAndTime}:00+01:00`);

const showDate = (date: Date, fields: Partial<ShowDate> = {}): ShowDate => ({
  uuid: `date ${formatWireDate(date)}`,
  date,
  closingDate: closingOfPerformance(date),
  maxPlaces: 100,
  freeParticipation: false,
  ...fields,
});
const performance = (date: Date) => ({ uuid: `performance ${formatWireDate(date)}`, date });

function namer(): () => string {
  let given = 0;
  return () => `new ${(given += 1)}`;
}

describe('when booking ends', () => {
  test.each([
    ['an evening', '2026-12-11T20:30:00+01:00', '2026-12-11T18:30:00+01:00'],
    [
      'in the night that has an hour twice, two hours by the watch',
      '2026-10-25T04:00:00+01:00',
      '2026-10-25T02:00:00+01:00',
    ],
    [
      'in the night that lacks an hour, two hours by the watch',
      '2027-03-28T04:00:00+02:00',
      '2027-03-28T01:00:00+01:00',
    ],
  ])('two hours before a performance: %s', (_, date, closing) => {
    expect(formatWireDate(closingOfPerformance(at(date)))).toBe(closing);
  });

  test.each([
    ['an evening', '2026-12-11T20:30:00+01:00', '2026-12-09T20:30:00+01:00'],
    ['over the end of summer time', '2026-10-25T20:30:00+01:00', '2026-10-23T20:30:00+02:00'],
    ['over the beginning of summer time', '2027-03-28T20:30:00+02:00', '2027-03-26T20:30:00+01:00'],
    ['over the end of a year', '2027-01-01T16:00:00+01:00', '2026-12-30T16:00:00+01:00'],
  ])('two days before a date that is added by hand, at its time of day: %s', (_, date, closing) => {
    expect(formatWireDate(closingOfAddedDate(at(date)))).toBe(closing);
  });
});

describe('the dates of a show and the performances of its plays', () => {
  test.each<[string, Date[], Date[], { added?: Date[]; moved?: [Date, Date][]; removed?: Date[] }]>([
    ['nothing differs', [evening('12-11T20:30')], [evening('12-11T20:30')], {}],
    ['a performance without a date', [], [evening('12-11T20:30')], { added: [evening('12-11T20:30')] }],
    ['a date without a performance', [evening('12-11T20:30')], [], { removed: [evening('12-11T20:30')] }],
    [
      'another time of that day',
      [evening('12-11T20:30')],
      [evening('12-11T21:00')],
      { moved: [[evening('12-11T20:30'), evening('12-11T21:00')]] },
    ],
    [
      'another day',
      [evening('12-11T20:30')],
      [evening('12-12T20:30')],
      { added: [evening('12-12T20:30')], removed: [evening('12-11T20:30')] },
    ],
    [
      'half past midnight is the day that begins, in Paris',
      [at('2026-12-11T23:30:00Z')],
      [evening('12-12T20:30')],
      { moved: [[evening('12-12T00:30'), evening('12-12T20:30')]] },
    ],
    [
      'two on one day, both moved, in order of time',
      [evening('12-13T20:30'), evening('12-13T15:00')],
      [evening('12-13T21:00'), evening('12-13T16:00')],
      {
        moved: [
          [evening('12-13T15:00'), evening('12-13T16:00')],
          [evening('12-13T20:30'), evening('12-13T21:00')],
        ],
      },
    ],
    [
      'an afternoon is added before an evening, which stays what it is',
      [evening('12-13T20:30')],
      [evening('12-13T15:00'), evening('12-13T20:30')],
      { added: [evening('12-13T15:00')] },
    ],
    [
      'the afternoon of two is taken away, the evening stays what it is',
      [evening('12-13T15:00'), evening('12-13T20:30')],
      [evening('12-13T20:30')],
      { removed: [evening('12-13T15:00')] },
    ],
    [
      'two plays given together are one evening',
      [],
      [evening('12-11T20:30'), evening('12-11T20:30')],
      { added: [evening('12-11T20:30')] },
    ],
    [
      'what is over is left alone on both sides',
      [at('2026-10-19T20:30:00+02:00'), evening('12-11T20:30')],
      [at('2026-10-18T20:30:00+02:00'), evening('12-11T20:30')],
      {},
    ],
    [
      'the same time of day on the day after summer time ends is the same time of day',
      [at('2026-10-25T20:30:00+01:00')],
      [at('2026-10-25T19:30:00Z')],
      {},
    ],
    [
      'both hours from two to three of that night are moments of their own',
      [at('2026-10-25T02:30:00+02:00')],
      [at('2026-10-25T02:30:00+01:00')],
      { moved: [[at('2026-10-25T02:30:00+02:00'), at('2026-10-25T02:30:00+01:00')]] },
    ],
  ])('%s', (_, dates, performances, { added = [], moved = [], removed = [] }) => {
    const found = compareDates(
      dates.map((date) => showDate(date)),
      performances.map(performance),
      now,
    );
    expect(found.added.map(({ date }) => date)).toEqual(added);
    expect(found.moved.map((move) => [move.showDate.date, move.to])).toEqual(moved);
    expect(found.removed.map(({ date }) => date)).toEqual(removed);
  });

  test('once followed, they do not differ any more, stand in order of time, and keep what was theirs', () => {
    const over = showDate(at('2026-10-01T20:30:00+02:00'));
    const kept = showDate(evening('12-12T20:30'), { maxPlaces: 80 });
    const later = showDate(evening('12-11T20:30'), {
      closingDate: evening('12-10T12:30'),
      maxPlaces: 60,
      freeParticipation: true,
    });
    const gone = showDate(evening('12-18T20:30'));
    const performances = [evening('12-13T16:00'), evening('12-12T20:30'), evening('12-11T21:00')].map(
      performance,
    );
    const dates = [gone, kept, over, later];

    const followed = followPerformances(dates, compareDates(dates, performances, now), namer());

    expect(followed).toEqual([
      over,
      { ...later, date: evening('12-11T21:00'), closingDate: evening('12-10T13:00') },
      kept,
      {
        uuid: 'new 1',
        date: evening('12-13T16:00'),
        closingDate: evening('12-13T14:00'),
        maxPlaces: 100,
        freeParticipation: false,
      },
    ]);
    expect(compareDates(followed, performances, now)).toEqual({ added: [], moved: [], removed: [] });
  });
});
