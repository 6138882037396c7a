import { expect, test } from 'vitest';
import type { Surroundings } from '#worker/base/surroundings';
import { listenToStream } from '#worker/sync/stream';

/** A stream that says these pieces and then ends, or goes on in silence. */
function streaming(pieces: readonly string[], { isOurs = true, ends = true, heedsAbort = true } = {}) {
  let ring = () => {};
  const surroundings: Pick<Surroundings, 'fetch' | 'now' | 'random' | 'after'> = {
    now: () => 0,
    random: (count) => new Uint8Array(count),
    after(_, callback) {
      ring = callback;
      return () => undefined;
    },
    async fetch(_path, request) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          if (ends) controller.close();
          request.signal?.addEventListener('abort', () => {
            if (heedsAbort) controller.error(new DOMException('', 'AbortError'));
          });
        },
      });
      const nonce = new Headers(request.headers).get('X-Nonce') ?? '';
      return new Response(body, { headers: isOurs ? { 'X-Protocol': '1', 'X-Nonce': nonce } : {} });
    },
  };
  const pokes: string[] = [];
  let openings = 0;
  const abort = new AbortController();
  const over = listenToStream({
    surroundings: surroundings as Surroundings,
    bearer: null,
    onOpen: () => (openings += 1),
    onPoke: () => pokes.push('poke'),
    signal: abort.signal,
  });
  return { over, pokes, openings: () => openings, abort, ring: () => ring() };
}

test('each poke wakes, a sign of life does not, wherever the network cuts the lines', async () => {
  const { over, pokes, openings } = streaming(['{"poke":fal', 'se}\n{"poke":true}\n{"po', 'ke":true}\n']);
  expect(await over).toBe(true);
  expect(openings()).toBe(1);
  expect(pokes).toHaveLength(2);
});

test('what is no line of ours is passed over', async () => {
  const { over, pokes } = streaming(['<html>\n', '{"poke":"oui"}\n', '{"poke":true}\n']);
  await over;
  expect(pokes).toHaveLength(1);
});

test('a portal that answers in the place of the server wakes nobody', async () => {
  const { over, pokes, openings } = streaming(['{"poke":true}\n'], { isOurs: false });
  expect(await over).toBe(false);
  expect(openings()).toBe(0);
  expect(pokes).toEqual([]);
});

test('a stream without a sign of life is given up', async () => {
  const { over, pokes, ring } = streaming(['{"poke":true}\n'], { ends: false });
  await expect.poll(() => pokes).toHaveLength(1);
  ring();
  expect(await over).toBe(true);
});

test('a stream is given up also where the browser does not heed an abort', async () => {
  const { over, pokes, ring } = streaming(['{"poke":true}\n'], { ends: false, heedsAbort: false });
  await expect.poll(() => pokes).toHaveLength(1);
  ring();
  expect(await over).toBe(true);
});

test('a stream ends when another person needs another one', async () => {
  const { over, openings, abort } = streaming([], { ends: false });
  await expect.poll(openings).toBe(1);
  abort.abort();
  expect(await over).toBe(true);
});
