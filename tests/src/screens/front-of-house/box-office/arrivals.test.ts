import { expect, test } from 'vitest';
import type { BoxOfficeRows } from '#common/rules/box-office';
import { arrivalChart } from '../../../../../src/screens/front-of-house/box-office/arrivals';
import { doorDate, doorScan } from '../../../../support/door-rows';

const curtain = new Date('2026-12-12T20:30:00+01:00');

/** One person comes in, so many minutes before the curtain. */
const arrival = (minutes: number, rank: number) =>
  doorScan({
    uuid: `scan-${rank}`,
    ticket: `ticket-${rank}`,
    seq: rank,
    at: new Date(curtain.getTime() - minutes * 60_000),
  });

const rowsOf = (...minutes: readonly number[]): BoxOfficeRows => ({
  date: doorDate({ date: curtain }),
  tickets: [],
  scans: minutes.map(arrival),
  orders: [],
});

test('nobody has come: nothing to draw', () => {
  expect(arrivalChart(rowsOf())).toMatchObject({ stretches: [], curtain: null, most: null, people: 0 });
});

test('arrivals stand in stretches of five minutes, the curtain among them', () => {
  const chart = arrivalChart(rowsOf(12, 11, 8, -2));
  expect(chart.minutes).toBe(5);
  expect(chart.stretches.map(({ people }) => people)).toEqual([2, 1, 0, 1]);
  expect(chart.curtain).toBe(3);
  expect(chart.most?.people).toBe(2);
  expect(chart.people).toBe(4);
});

test('an evening that has only begun shows no curtain', () => {
  expect(arrivalChart(rowsOf(60)).curtain).toBeNull();
});

test('a long evening is told by quarters of an hour', () => {
  const chart = arrivalChart(rowsOf(180, 10));
  expect(chart.minutes).toBe(15);
  expect(chart.stretches).toHaveLength(12);
  expect(chart.people).toBe(2);
});
