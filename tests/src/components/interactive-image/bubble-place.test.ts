import { expect, test } from 'vitest';
import { bubblePlace } from '../../../../src/components/interactive-image/bubble-place';

const screen = { width: 320, height: 600 };
const bubble = { width: 200, height: 100 };

test('a bubble stands below its zone, in its middle', () => {
  expect(bubblePlace({ x: 100, y: 50, width: 120, height: 40 }, bubble, screen)).toEqual({ x: 60, y: 98 });
});

test('where there is no room below, it stands above', () => {
  expect(bubblePlace({ x: 100, y: 500, width: 120, height: 40 }, bubble, screen)).toEqual({ x: 60, y: 392 });
});

test('a zone that fills the screen has its bubble at the lower edge, over itself', () => {
  expect(bubblePlace({ x: 10, y: 10, width: 300, height: 580 }, bubble, screen)).toEqual({ x: 60, y: 492 });
});

test.each([
  ['left', 0, 8],
  ['right', 300, 112],
])('beside the %s edge it stays on the screen', (_, x, expected) => {
  expect(bubblePlace({ x, y: 50, width: 20, height: 20 }, bubble, screen).x).toBe(expected);
});

test('one that is larger than the screen begins on it', () => {
  const huge = { width: 400, height: 700 };
  expect(bubblePlace({ x: 100, y: 50, width: 20, height: 20 }, huge, screen)).toEqual({ x: 8, y: 8 });
});
