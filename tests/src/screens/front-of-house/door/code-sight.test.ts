import { expect, test } from 'vitest';
import { createCodeSight } from '../../../../../src/screens/front-of-house/door/code-sight';

/** When pictures were taken, and whether each showed the code: `A`, or nothing that could be read. */
test.each([
  ['in sight is told once', [0, 100, 5000], 'AAA', [0]],
  ['in sight of a slow phone that looks every three seconds is told once', [0, 3000, 6000], 'AAA', [0]],
  ['that one picture did not show is not new, however long it took', [0, 3000, 6000], 'A-A', [0]],
  ['that is missing now and then is not new: it does not add up', [0, 600, 1200, 1800, 2400], 'A-A-A', [0]],
  ['that comes back within the second is not new', [0, 100, 1100, 1200], 'A--A', [0]],
  ['that was away for more than a second is told again', [0, 100, 600, 1101, 1200], 'A---A', [0, 1200]],
])('a code %s', (_, moments, shown, told) => {
  const sight = createCodeSight();
  const codesAt = (rank: number) => (shown[rank] === 'A' ? ['A'] : []);
  expect(moments.filter((at, rank) => sight.takeFrame(codesAt(rank), at).come === 'A')).toEqual(told);
});

test('a ticket that one picture shows twice is one ticket', () => {
  expect(createCodeSight().takeFrame(['A', 'A'], 0)).toEqual({ come: 'A', isCrowded: false });
});

test('of two tickets in one picture none is told, until one is shown alone', () => {
  const sight = createCodeSight();
  expect(sight.takeFrame(['A', 'B'], 0)).toEqual({ come: null, isCrowded: true });
  expect(sight.takeFrame(['B'], 50)).toEqual({ come: 'B', isCrowded: false });
  expect(sight.takeFrame(['A', 'B'], 100)).toEqual({ come: null, isCrowded: true });
  expect(sight.takeFrame(['A'], 150)).toEqual({ come: 'A', isCrowded: false });
});

test('tickets that were told before crowd nobody', () => {
  const sight = createCodeSight();
  sight.takeFrame(['A'], 0);
  sight.takeFrame(['B'], 50);
  expect(sight.takeFrame(['A', 'B'], 100)).toEqual({ come: null, isCrowded: false });
  expect(sight.takeFrame(['B'], 1000)).toEqual({ come: null, isCrowded: false });
});
