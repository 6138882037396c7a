import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeStream } from '#server/platform/feed/change-stream';
import type { Listener, Touched } from '#server/platform/feed/database-change-listener';

let listeners: Listener[];
const changeListener = {
  listen(listener: Listener) {
    listeners.push(listener);
    return () => {
      listeners = listeners.filter((other) => other !== listener);
    };
  },
};
const tell = (touched: Touched) => {
  for (const listener of listeners) listener.onChange(touched);
};

beforeEach(() => {
  listeners = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Opens a stream; returns a function that gives the lines since its last call, null once the stream has ended. */
function openStream(freshScopes = async (): Promise<readonly string[] | null> => ['public', 'user:colette']) {
  let isFreed = false;
  const stream = changeStream(changeListener, {
    scopes: ['public', 'user:colette'],
    freshScopes,
    takePlace: () => () => (isFreed = true),
  });
  const reader = stream.body?.getReader();
  const lines: string[] = [];
  let isOver = false;
  void (async () => {
    for (;;) {
      const next = await reader?.read();
      if (next?.done !== false) break;
      lines.push(...new TextDecoder().decode(next.value).trim().split('\n'));
    }
    isOver = true;
  })();
  return {
    reader,
    isFreed: () => isFreed,
    async after(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      const came = lines.splice(0);
      return isOver && came.length === 0 ? null : came.map((line): unknown => JSON.parse(line));
    },
  };
}

describe('the stream', () => {
  test('says at once that it is there, and every 25 seconds that it still is', async () => {
    const stream = openStream();
    expect(await stream.after(0)).toEqual([{ poke: false }]);
    expect(await stream.after(24_999)).toEqual([]);
    expect(await stream.after(1)).toEqual([{ poke: false }]);
  });

  test('pokes soon after a change, and at most once in two seconds', async () => {
    const stream = openStream();
    await stream.after(0);
    for (let count = 0; count < 10; count += 1) tell(new Set(['public']));
    expect(await stream.after(400)).toEqual([{ poke: true }]);
    tell(new Set(['public']));
    expect(await stream.after(1500)).toEqual([]);
    tell(new Set(['public']));
    expect(await stream.after(900)).toEqual([{ poke: true }]);
  });

  test('learns the scopes anew when what was touched may be the roles of its person', async () => {
    const stream = openStream(async () => ['public', 'user:colette', 'billetterie']);
    tell(new Set(['public']));
    await stream.after(500);
    expect(listeners[0]?.scopes).toEqual(['public', 'user:colette']);
    tell(new Set(['user:colette']));
    await stream.after(3000);
    expect(listeners[0]?.scopes).toEqual(['public', 'user:colette', 'billetterie']);
  });

  test('ends when its person is logged out, and asks to be opened anew before a token is too old', async () => {
    const out = openStream(async () => null);
    await out.after(0);
    tell(new Set(['user:colette']));
    expect(await out.after(10)).toBeNull();
    const old = openStream();
    await old.after(14 * 60_000);
    expect(await old.after(1000)).toBeNull();
    expect(listeners).toEqual([]);
  });

  test('ends within seconds of a logout, of which no change tells', async () => {
    let isOut = false;
    const stream = openStream(async () => (isOut ? null : ['public', 'user:colette']));
    await stream.after(30_000);
    isOut = true;
    expect(await stream.after(19_999)).toEqual([]);
    expect(await stream.after(1)).toEqual([{ poke: false }]);
    expect(await stream.after(0)).toBeNull();
    expect(listeners).toEqual([]);
  });

  test('ends once, however many changes say that its person is gone, and whoever goes first', async () => {
    const out = openStream(async () => null);
    await out.after(0);
    tell(new Set(['user:colette']));
    tell(new Set(['user:colette']));
    expect(await out.after(10)).toBeNull();
    // The device disconnects while the server is still looking up the account.
    const gone = openStream(async () => null);
    await gone.after(0);
    tell(new Set(['user:colette']));
    await gone.reader?.cancel();
    expect(await gone.after(10)).toBeNull();
  });

  test('leaves no timer, no listener and no place behind, whoever ends it and whatever was about to come', async () => {
    const ends: ((stream: ReturnType<typeof openStream>) => unknown)[] = [
      ({ reader }) => reader?.cancel(),
      () => listeners[0]?.onClose(),
      ({ after }) => after(14 * 60_000),
    ];
    for (const end of ends) {
      const stream = openStream();
      await stream.after(0);
      const [listener] = listeners;
      tell(new Set(['public', 'user:colette']));
      await end(stream);
      listener?.onChange('unknown');
      listener?.onClose();
      expect([listeners, vi.getTimerCount(), stream.isFreed()]).toEqual([[], 0, true]);
    }
  });

  test('is forgotten when the device goes, and closed when the server does', async () => {
    const gone = openStream();
    await gone.after(0);
    await gone.reader?.cancel();
    expect(listeners).toEqual([]);
    const open = openStream();
    await open.after(0);
    for (const listener of listeners) listener.onClose();
    expect(await open.after(0)).toBeNull();
  });
});
