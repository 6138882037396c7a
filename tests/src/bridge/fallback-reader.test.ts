import { expect, test } from 'vitest';
import type { CodeReader } from '../../../src/bridge/code-reader';
import { createFallbackReader } from '../../../src/bridge/fallback-reader';

// The readers of these tests ignore the value.
const video = {} as HTMLVideoElement;

function bench(costs: number, fails = false) {
  let now = 0;
  const closed: string[] = [];
  const readerNamed = (name: string, cost: number, isBroken = false): CodeReader => ({
    read() {
      now += cost;
      return isBroken ? Promise.reject(new Error(name)) : Promise.resolve([name]);
    },
    close: () => closed.push(name),
  });
  return {
    closed,
    first: readerNamed('first', costs, fails),
    second: readerNamed('second', 10),
    clock: () => now,
  };
}

async function readers(reader: CodeReader, pictures: number): Promise<readonly string[]> {
  const names = [];
  for (let taken = 0; taken < pictures; taken += 1) names.push(...(await reader.read(video)));
  return names;
}

test('a reader that keeps pace is kept', async () => {
  const { first, second, clock, closed } = bench(150);
  const reader = createFallbackReader(first, async () => second, clock);
  expect(new Set(await readers(reader, 40))).toEqual(new Set(['first']));
  expect(closed).toEqual([]);
});

test('one that is too slow gives way to the other, and is closed', async () => {
  const { first, second, clock, closed } = bench(300);
  const reader = createFallbackReader(first, async () => second, clock);
  expect((await readers(reader, 20)).at(-1)).toBe('second');
  expect(closed).toEqual(['first']);
});

test('one that fails gives way at once, without losing a picture', async () => {
  const { first, second, clock } = bench(10, true);
  expect(
    await readers(
      createFallbackReader(first, async () => second, clock),
      2,
    ),
  ).toEqual(['second', 'second']);
});

test('one that never answers gives way too; where there is no other, its pictures show nothing', async () => {
  const { second, clock } = bench(10);
  const mute: CodeReader = { read: () => new Promise(() => undefined), close: () => undefined };
  const atOnce = () => ({ over: Promise.resolve(null), callOff: () => undefined });
  const reader = createFallbackReader(mute, async () => second, clock, atOnce);
  expect(await readers(reader, 2)).toEqual(['second', 'second']);
  const none = () => Promise.reject(new Error('no other'));
  expect(await readers(createFallbackReader(mute, none, clock, atOnce), 2)).toEqual([]);
});

test('a slow one goes on where there is no other, and a broken one says so', async () => {
  const none = () => Promise.reject(new Error('no other'));
  const slow = bench(300);
  expect(new Set(await readers(createFallbackReader(slow.first, none, slow.clock), 20))).toEqual(
    new Set(['first']),
  );
  const broken = bench(10, true);
  await expect(readers(createFallbackReader(broken.first, none, broken.clock), 1)).rejects.toThrow('first');
});

test('closed while the other gets ready, both are closed', async () => {
  const { first, second, clock, closed } = bench(300);
  let resolve: (other: CodeReader) => void = () => undefined;
  const other = new Promise<CodeReader>((done) => (resolve = done));
  const reader = createFallbackReader(first, () => other, clock);
  await readers(reader, 8);
  reader.close();
  resolve(second);
  await expect.poll(() => closed).toContain('second');
  expect(closed).toContain('first');
});
