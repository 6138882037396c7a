import { expect, test } from 'vitest';
import { columnsPath, linesPath } from '../../../../src/components/chart/chart-shapes';

test('columns stand in the middle of their share of the width, and have the height of their value', () => {
  expect(columnsPath([5, 0], 10, 100)).toBe('M7.00 100v-50.00h36.00V100zM57.00 100v-0.00h36.00V100z');
});

test('few columns are no wider than allowed', () => {
  expect(columnsPath([10], 10, 12)).toBe('M44.00 100v-100.00h12.00V100z');
});

test('lines lie at the height of their value', () => {
  expect(linesPath([1, 2, 4], 4)).toBe('M0 75.00H100M0 50.00H100M0 0.00H100');
});
