import { expect, test } from 'vitest';
import { fileLine } from '../../scripts/file-line.mjs';

test('a file that is through says how many tests it had, and how many failed', () => {
  expect(fileLine('tests/door.test.ts', 12, 0)).toBe('✓ tests/door.test.ts (12)');
  expect(fileLine('tests/door.test.ts', 12, 2)).toBe('✗ tests/door.test.ts (2 of 12 failed)');
});
