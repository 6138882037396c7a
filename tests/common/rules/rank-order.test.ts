import { describe, expect, test } from 'vitest';
import { AT_THE_END, ranksAfterMove } from '#common/rules/rank-order';

const named = (ranks: readonly number[]) =>
  ranks.map((rank, place) => ({ uuid: 'abcdef'.charAt(place), rank }));

/** `a0 b1`: who gets which rank. */
const changes = (ranks: readonly number[], uuid: string, step: -1 | 1) =>
  ranksAfterMove(named(ranks), uuid, step)
    .map((thing) => `${thing.uuid}${thing.rank}`)
    .join(' ');

describe('a thing that moves a step', () => {
  test.each([
    ['up', [0, 1, 2], 'b', -1, 'b0 a1'],
    ['down', [0, 1, 2], 'b', 1, 'c1 b2'],
    ['over a gap', [0, 4, 9], 'c', -1, 'c4 b9'],
    ['before one that is saved last', [0, 1, AT_THE_END], 'c', -1, 'c1 b2'],
    ['among those added here', [3, AT_THE_END, AT_THE_END], 'c', -1, 'c4 b5'],
    ['above them all', [3, AT_THE_END, AT_THE_END], 'b', -1, 'b3 a4 c5'],
    ['past one of its own rank', [0, 0, 1], 'a', 1, 'a1 c2'],
    ['where all have the same', [3, 3, 3], 'c', -1, 'c4 b5'],
  ] as const)('%s changes the ranks that it must', (_, ranks, uuid, step, changed) => {
    expect(changes(ranks, uuid, step)).toBe(changed);
  });

  test.each([
    ['the first up', 'a', -1],
    ['the last down', 'c', 1],
    ['one that is gone', 'z', 1],
  ] as const)('changes nothing for %s', (_, uuid, step) => {
    expect(changes([0, 1, 2], uuid, step)).toBe('');
  });

  test('and back leaves the order as it was', () => {
    const sponsors = named([0, 0, 7]);
    const there = ordered(ranksOver(sponsors, ranksAfterMove(sponsors, 'b', -1)));
    expect(there.map(({ uuid }) => uuid)).toEqual(['b', 'a', 'c']);
    const back = ordered(ranksOver(there, ranksAfterMove(there, 'b', 1)));
    expect(back.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  });
});

type Ranked = ReturnType<typeof named>[number];

const ranksOver = (sponsors: readonly Ranked[], changed: readonly Ranked[]) =>
  sponsors.map((thing) => changed.find(({ uuid }) => uuid === thing.uuid) ?? thing);

const ordered = (sponsors: readonly Ranked[]) => sponsors.toSorted((one, other) => one.rank - other.rank);
