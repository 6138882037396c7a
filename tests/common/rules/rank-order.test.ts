import { describe, expect, test } from 'vitest';
import { orderAfterStep, placeIn, rankBetween, ranksAfterMove } from '#common/rules/rank-order';

const abc = ['a', 'b', 'c'];

describe('a thing that moves a step', () => {
  test.each([
    ['up', 'b', -1, 'bac'],
    ['down', 'b', 1, 'acb'],
    ['up from the end', 'c', -1, 'acb'],
    ['above the first, stays', 'a', -1, 'abc'],
    ['below the last, stays', 'c', 1, 'abc'],
    ['that is gone, changes nothing', 'z', 1, 'abc'],
  ] as const)('%s', (_, uuid, step, order) => {
    expect(orderAfterStep(abc, uuid, step).join('')).toBe(order);
  });

  test.each([
    ['a', { after: null, before: 'b' }],
    ['b', { after: 'a', before: 'c' }],
    ['c', { after: 'b', before: null }],
  ])('%s lies between its neighbours', (uuid, place) => {
    expect(placeIn(abc, uuid)).toEqual(place);
  });
});

/** `a0 b1`: who gets which rank. */
const changes = (ranks: readonly number[], uuid: string, after: string | null, before: string | null) =>
  ranksAfterMove(
    ranks.map((rank, place) => ({ uuid: 'abcdef'.charAt(place), rank })),
    uuid,
    { after, before },
  )
    .map((thing) => `${thing.uuid}${thing.rank}`)
    .join(' ');

describe('a thing that is put in a place', () => {
  test.each([
    ['at the front', [0, 1, 2], 'c', null, 'a', 'c0 a1 b2'],
    ['at the end', [0, 1, 2], 'a', 'c', null, 'b0 c1 a2'],
    ['between two', [0, 1, 2, 3], 'd', 'a', 'b', 'd1 b2 c3'],
    ['where others of the same rank are', [3, 3, 3], 'c', 'a', 'b', 'a0 c1 b2'],
    ['where another one came between meanwhile', [0, 1, 2, 3], 'd', 'a', 'c', 'd1 b2 c3'],
    ['behind one that is gone', [0, 1, 2], 'c', 'z', 'b', 'c1 b2'],
    ['behind one that is gone, at the end', [0, 1, 2], 'a', 'z', null, 'b0 c1 a2'],
    ['where it is', [0, 1, 2], 'b', 'a', 'c', ''],
    ['between two that are gone', [0, 1, 2], 'c', 'y', 'z', ''],
    ['alone', [0], 'a', null, null, ''],
  ])('%s changes the ranks that it must', (_, ranks, uuid, after, before, changed) => {
    expect(changes(ranks, uuid, after, before)).toBe(changed);
  });
});

test.each([
  [1, 2, 1.5],
  [4, undefined, 5],
  [undefined, 0, -1],
  [undefined, undefined, undefined],
])('between the ranks %s and %s lies %s', (after, before, rank) => {
  expect(rankBetween(after, before)).toBe(rank);
});
