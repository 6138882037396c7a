import { expect, test } from 'vitest';
import { allParts, oneByOne } from '#server/platform/database/one-by-one';

test('one thing that fails holds up no other, and is named once all were tried', async () => {
  const tried: string[] = [];
  const run = oneByOne(['a', 'b', 'c'], async (name) => {
    tried.push(name);
    if (name === 'b') throw new Error('broken');
    return true;
  });
  await expect(run).rejects.toMatchObject({
    message: '1 failed, 2 done',
    errors: [{ message: 'b', cause: { message: 'broken' } }],
  });
  expect(tried).toEqual(['a', 'b', 'c']);
});

test('what was done is counted', async () => {
  expect(await oneByOne([2, 0, 3], async (count) => count)).toBe(5);
  expect(await oneByOne([1, 2], async (number) => number > 1)).toBe(1);
  expect(await oneByOne([], async () => true)).toBe(0);
});

test('a part of a job that fails holds up no other', async () => {
  let isRun = false;
  const parts = allParts({
    holds: async () => {
      throw new Error('broken');
    },
    offers: async () => {
      isRun = true;
      return 1;
    },
  });
  await expect(parts).rejects.toMatchObject({ errors: [{ message: 'holds' }] });
  expect([isRun, await allParts({ told: async () => 4 })]).toEqual([true, { told: 4 }]);
});
