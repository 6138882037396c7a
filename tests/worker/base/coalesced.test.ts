import { expect, test } from 'vitest';
import { coalesced } from '#worker/base/coalesced';

test('calls during a run share one that begins after it', async () => {
  const ends: (() => void)[] = [];
  const ask = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)));
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

test('a run that fails fails its own calls, and no later ones', async () => {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const ask = coalesced(() => new Promise<void>((end, fail) => runs.push({ end, fail })));
  const first = ask();
  const second = ask();
  runs[0]?.fail(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  await second;
  const third = ask();
  runs[2]?.end();
  await third;
});
