import { expect, test } from 'vitest';
import { once } from '#worker/base/once';

test('a work is done once for all who ask, and again where it failed', async () => {
  const outcomes = [false, true];
  let times = 0;
  const ask = once(async () => {
    times += 1;
    if (outcomes.shift() !== true) throw new TypeError('Failed to fetch dynamically imported module');
    return times;
  });
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(times).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(2);
});
