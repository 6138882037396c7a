import { expect, test } from 'vitest';
import { KnownFeed } from '#server/changes/known-feed';

const SECOND = 1_000;

test('a node says that nothing is new only while no window opens or closes, and not to who missed one', () => {
  const now = Date.now();
  const mark = { rev: 7, tag: 1 };
  const time = now - 10 * SECOND;
  const cursor = { followed: mark, seen: mark, time, readAt: time, walk: null, holder: '' };
  const isQuietBetween = (last: number | null, next: number | null) => {
    const known = new KnownFeed();
    known.beginAt(mark);
    const boundaries = {
      now: new Date(now),
      last: last === null ? null : new Date(last),
      next: next === null ? null : new Date(next),
      passed: [],
    };
    known.setBoundaries(boundaries, mark.rev, now);
    return known.quietSince([{ feed: 'public', scopes: ['public'], holder: '', cursor }]) !== null;
  };
  expect(isQuietBetween(null, null)).toBe(true);
  expect(isQuietBetween(time - SECOND, now + 60 * SECOND)).toBe(true);
  expect(isQuietBetween(time - SECOND, now - SECOND)).toBe(false);
  expect(isQuietBetween(time + SECOND, now + 60 * SECOND)).toBe(false);
});
