import { describe, expect, test } from 'vitest';
import {
  hallOf,
  marksByKind,
  seatKinds,
  seatsByKind,
} from '../../../../../src/screens/desk/booking/occupancy';

const date = (fields = {}) => ({
  maxPlaces: 120,
  booked: 0,
  invited: 0,
  sold: 0,
  offered: 0,
  held: 0,
  ...fields,
});
const sum = (marks: Readonly<Record<string, number>>) =>
  Object.values(marks).reduce((all, one) => all + one, 0);

describe('seats', () => {
  test('are what is spoken for, and the rest', () => {
    expect(seatsByKind(date({ booked: 100, invited: 5, held: 2 }))).toEqual({
      booked: 100,
      invited: 5,
      sold: 0,
      offered: 0,
      held: 2,
      free: 13,
    });
  });

  test('are never free where more are taken than there are', () => {
    expect(seatsByKind(date({ booked: 130 })).free).toBe(0);
  });
});

describe('marks', () => {
  test('are seats where there is room for all of them', () => {
    const marks = marksByKind(date({ booked: 7, invited: 1 }), 240);
    expect(marks).toMatchObject({ booked: 7, invited: 1, free: 112 });
  });

  test.each([
    date({ maxPlaces: 1000, booked: 997, invited: 1, held: 1 }),
    date({ maxPlaces: 1000, booked: 1 }),
    date({ maxPlaces: 1000, booked: 400, invited: 3, offered: 300, held: 1 }),
    date({ maxPlaces: 500, booked: 600 }),
    date({ maxPlaces: 500, sold: 497, invited: 1, held: 1 }),
    date({ maxPlaces: 0 }),
  ])('leave out nothing that there is any of: %j', (hall) => {
    const [seats, marks] = [seatsByKind(hall), marksByKind(hall, 120)];
    for (const kind of seatKinds) expect(marks[kind] > 0).toBe(seats[kind] > 0);
    expect(sum(marks)).toBe(Math.min(sum(seats), 120));
  });
});

describe('a hall', () => {
  test.each([0, 1, 2, 50, 90, 120, 121, 240])('of %i seats has them all, none on another', (free) => {
    const { seats, columns, rows } = hallOf({ booked: 0, invited: 0, sold: 0, offered: 0, held: 0, free });
    expect(new Set(seats.map(({ column, row }) => `${column} ${row}`)).size).toBe(free);
    for (const { column, row } of seats) {
      expect(column).toBeLessThanOrEqual(columns - 1);
      expect(row).toBeLessThan(rows);
    }
    const last = seats.filter(({ row }) => row === rows - 1).length;
    expect(last).toBeGreaterThanOrEqual(Math.min(free, columns / 2));
  });

  test('fills from the stage', () => {
    const { seats } = hallOf({ booked: 30, invited: 0, sold: 0, offered: 0, held: 0, free: 30 });
    expect(seats[0]).toMatchObject({ kind: 'booked', row: 0 });
    expect(seats.at(-1)?.kind).toBe('free');
  });
});
