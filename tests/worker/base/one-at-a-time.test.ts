import { expect, test } from 'vitest';
import { oneAtATime } from '#worker/base/one-at-a-time';

test('calls during a run share one that begins after it', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all([second, third]);
  const fourth = ask();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  await fourth;
});
