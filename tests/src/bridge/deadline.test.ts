import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoAnswer, withTimeout } from '../../../src/bridge/deadline';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const living = () => new AbortController().signal;
const silence = () => new Promise<never>(() => undefined);

describe('an answer under a deadline', () => {
  it('is passed on when it comes in time', async () => {
    await expect(withTimeout(1000, living(), Promise.resolve('oui'))).resolves.toBe('oui');
  });

  it('is passed on when it is a refusal', async () => {
    await expect(withTimeout(1000, living(), Promise.reject(new Error('non')))).rejects.toThrow('non');
  });

  it('is given up for after the deadline', async () => {
    const outcome = withTimeout(1000, living(), silence()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await outcome).toBeInstanceOf(NoAnswer);
  });

  it('counts when it waited unread while the page slept', async () => {
    let answer: (text: string) => void = () => undefined;
    const asked = withTimeout(1000, living(), new Promise<string>((resolve) => void (answer = resolve)));
    await vi.advanceTimersByTimeAsync(1000);
    answer('en retard de sommeil');
    await expect(asked).resolves.toBe('en retard de sommeil');
  });

  it('is given up for at once when the other side is gone', async () => {
    const gone = new AbortController();
    const outcome = withTimeout(1000, gone.signal, silence()).catch((error: unknown) => error);
    gone.abort();
    expect(await outcome).toBeInstanceOf(NoAnswer);
    expect(vi.getTimerCount()).toBe(0);
  });
});
