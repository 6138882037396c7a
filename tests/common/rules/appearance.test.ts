import { expect, test } from 'vitest';
import { appearance } from '#common/rules/appearance';

const now = new Date('2026-11-21T20:30:00+01:00');
const earlier = new Date('2026-11-20T20:30:00+01:00');
const later = new Date('2026-11-22T20:30:00+01:00');

test.each([
  ['as was written, be it new', later, null, later],
  ['as was written, though it has appeared', later, earlier, later],
  ['where it was, once it has appeared', null, earlier, earlier],
  ['where it was, at its very moment', undefined, now, now],
  ['now, where it had not yet', null, later, now],
  ['now, where it is new', undefined, null, now],
])('a thing appears %s', (_, written, before, expected) => {
  expect(appearance(written, before, now)).toEqual(expected);
});
