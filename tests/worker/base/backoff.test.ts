import { describe, expect, test } from 'vitest';
import { backoff, retryAfter } from '#worker/base/backoff';

describe('the wait after failures', () => {
  test.each([
    [1, 0, 500],
    [1, 1, 500],
    [2, 0, 1_000],
    [2, 1, 2_000],
    [4, 0.5, 4_500],
    [7, 1, 60_000],
    [50, 0, 1_000],
    [50, 1, 60_000],
  ])('after %i of them, by chance %f, is %i milliseconds', (failures, chance, wait) => {
    expect(backoff(failures, chance)).toBe(wait);
  });
});

describe('the wait that a server asks for', () => {
  const now = Date.parse('2026-11-21T19:30:00Z');
  const aMinuteLater = 'Sat, 21 Nov 2026 19:31:00 GMT';
  test.each([
    ['seconds', { 'Retry-After': '120' }, 120_000],
    ['a date', { 'Retry-After': aMinuteLater }, 60_000],
    [
      'a date by its own clock',
      { 'Retry-After': aMinuteLater, Date: 'Sat, 21 Nov 2026 19:30:50 GMT' },
      10_000,
    ],
    ['a date gone by', { 'Retry-After': 'Sat, 21 Nov 2026 19:29:00 GMT' }, 0],
    ['garbage', { 'Retry-After': 'bientôt' }, 0],
    ['years', { 'Retry-After': '999999999' }, 3_600_000],
    ['nothing', {}, 0],
  ])('as %s', (_, headers: Record<string, string>, wait) => {
    expect(retryAfter({ get: (name) => headers[name] ?? null }, now)).toBe(wait);
  });
});
