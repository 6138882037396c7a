import { expect, test } from 'vitest';
import { withLock } from '#worker/base/lock';
import { createFakeLocks } from '../../world/fake-locks';

const never = new Promise<never>(() => undefined);
const clock = () => {
  let ring = () => {};
  return {
    after(_: number, callback: () => void) {
      ring = callback;
      return () => undefined;
    },
    ring: () => ring(),
  };
};

test('work under a lock waits for the work of another tab', async () => {
  const locks = createFakeLocks();
  const order: string[] = [];
  const { after } = clock();
  const work = (name: string) =>
    withLock({ locks: locks.of({}), after }, 'round', 30_000, async () => void order.push(name));
  await Promise.all([work('first'), work('second')]);
  expect(order).toEqual(['first', 'second']);
});

test('a lock is taken from a tab that does not give it back', async () => {
  const locks = createFakeLocks();
  const { after, ring } = clock();
  void withLock({ locks: locks.of({}), after }, 'round', 30_000, () => never);
  const done = withLock({ locks: locks.of({}), after }, 'round', 30_000, async () => 'done');
  ring();
  expect(await done).toBe('done');
});

test('a lock is not taken from a tab that is alive, but from one that no longer is', async () => {
  const locks = createFakeLocks();
  const { after, ring } = clock();
  void withLock({ locks: locks.of({}), after }, 'round', 30_000, () => never);
  let isAlive = true;
  let isDone = false;
  const work = async () => {
    isDone = true;
  };
  const taking = withLock({ locks: locks.of({}), after }, 'round', 30_000, work, () => isAlive);
  ring();
  await Promise.resolve();
  expect(isDone).toBe(false);
  isAlive = false;
  ring();
  await taking;
  expect(isDone).toBe(true);
});

test('work whose lock was taken goes on, and its result counts', async () => {
  const locks = createFakeLocks();
  const { after, ring } = clock();
  let finish: (result: string) => void = () => undefined;
  const slow = withLock(
    { locks: locks.of({}), after },
    'round',
    30_000,
    () => new Promise<string>((resolve) => (finish = resolve)),
  );
  const quick = withLock({ locks: locks.of({}), after }, 'round', 30_000, async () => 'quick');
  ring();
  expect(await quick).toBe('quick');
  finish('slow');
  expect(await slow).toBe('slow');
});

test('work that fails fails for whoever asked for it, and frees the lock', async () => {
  const locks = createFakeLocks();
  const { after } = clock();
  const failing = withLock({ locks: locks.of({}), after }, 'round', 30_000, async () => {
    throw new Error('full');
  });
  await expect(failing).rejects.toThrow('full');
  expect(await withLock({ locks: locks.of({}), after }, 'round', 30_000, async () => 'next')).toBe('next');
});
