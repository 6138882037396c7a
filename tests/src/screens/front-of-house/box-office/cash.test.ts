import { describe, expect, it, test } from 'vitest';
import { changeOf, likelyCash } from '../../../../../src/screens/front-of-house/box-office/cash';

describe('what is likely handed over', () => {
  it.each([
    [24, [25, 30, 40, 50]],
    [12, [15, 20, 50, 100]],
    [20, [50, 100]],
    [8.5, [10, 20, 50, 100]],
    [32, [35, 40, 50, 100]],
    [100, []],
    [112, [115, 120, 150, 200]],
  ])('for %d euros: %j', (total, sums) => {
    expect(likelyCash(total)).toEqual(sums);
  });
});

test('what to give back is exact to the cent, and negative where it is not enough', () => {
  expect(changeOf(24, 50)).toBe(26);
  expect(changeOf(0.7, 0.8)).toBe(0.1);
  expect(changeOf(24, 20)).toBe(-4);
});
