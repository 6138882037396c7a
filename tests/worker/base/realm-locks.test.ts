import { describe, expect, it } from 'vitest';
import { withLock } from '#worker/base/lock';
import { createRealmLocks } from '#worker/base/realm-locks';

/** Work that lasts until it is let go. */
function lasting<T>(result: T) {
  let end = () => {};
  const work = new Promise<T>((resolve) => (end = () => resolve(result)));
  return { work: () => work, end };
}

describe('a lock within one page', () => {
  it('lets one in after the other, in the order in which they came', async () => {
    const { request } = createRealmLocks();
    const first = lasting('first');
    const seen: string[] = [];
    const held = request('round', first.work);
    const second = request('round', {}, async () => seen.push('second'));
    const third = request('round', () => seen.push('third'));
    await request('stream', () => seen.push('another name'));
    expect(seen).toEqual(['another name']);
    first.end();
    expect(await held).toBe('first');
    await Promise.all([second, third]);
    expect(seen).toEqual(['another name', 'second', 'third']);
  });

  it('lets the next one in where the work fails', async () => {
    const { request } = createRealmLocks();
    const failing = request('round', async () => Promise.reject(new Error('No network')));
    const next = request('round', () => 'next');
    await expect(failing).rejects.toThrow('No network');
    expect(await next).toBe('next');
  });

  it('is no more waited for by whoever gives up, and stays held for the others', async () => {
    const { request } = createRealmLocks();
    const first = lasting(null);
    const held = request('round', first.work);
    const giveUp = new AbortController();
    const waiting = request('round', { signal: giveUp.signal }, () => 'never');
    const last = request('round', () => 'last');
    giveUp.abort();
    await expect(waiting).rejects.toThrow('abort');
    expect(await Promise.race([last, Promise.resolve('still waiting')])).toBe('still waiting');
    first.end();
    await held;
    expect(await last).toBe('last');
  });

  it('is taken from a holder that lasts too long', async () => {
    const locks = createRealmLocks();
    void locks.request('session', () => new Promise(() => undefined));
    let ring = () => {};
    const after = (_: number, callback: () => void) => {
      ring = callback;
      return () => undefined;
    };
    const second = withLock({ locks, after }, 'session', 10_000, async () => 'renewed');
    ring();
    expect(await second).toBe('renewed');
  });
});
