import { expect, test } from 'vitest';
import type { Mark } from '#server/platform/feed/cursor';
import { KnownFeed } from '#server/platform/feed/known-feed';

const SECOND = 1_000;

/** Whether a mirror that has all up to this mark is told that there is nothing new. */
function isQuiet(known: KnownFeed, mark: Mark, time: number): boolean {
  const cursor = { followed: mark, seen: mark, time, readAt: time, walk: null, holder: '' };
  return known.quietSince([{ feed: 'public', scopes: ['public'], holder: '', cursor }]) !== null;
}

test('a node says that nothing is new only while no window opens or closes, and not to who missed one', () => {
  const now = Date.now();
  const mark = { rev: 7, tag: 1 };
  const time = now - 10 * SECOND;
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
    return isQuiet(known, mark, time);
  };
  expect(isQuietBetween(null, null)).toBe(true);
  expect(isQuietBetween(time - SECOND, now + 60 * SECOND)).toBe(true);
  expect(isQuietBetween(time - SECOND, now - SECOND)).toBe(false);
  expect(isQuietBetween(time + SECOND, now + 60 * SECOND)).toBe(false);
});

test('a node that missed a notification goes on from the next, once it has read the windows again', () => {
  const now = Date.now();
  const scopes = new Set(['public']);
  const windows = { now: new Date(now), last: null, next: null, passed: [] };
  const known = new KnownFeed();
  known.beginAt({ rev: 7, tag: 1 });
  known.hear({ rev: 9, tag: 3, scopes });
  const mark = { rev: 9, tag: 3 };
  known.setBoundaries(windows, 7, now);
  expect(isQuiet(known, mark, now)).toBe(false);
  known.setBoundaries(windows, 9, now);
  expect(isQuiet(known, mark, now)).toBe(true);
  expect(isQuiet(known, { rev: 7, tag: 1 }, now)).toBe(false);
  known.hear({ rev: 10, tag: 4, scopes });
  expect(isQuiet(known, mark, now)).toBe(false);
});
