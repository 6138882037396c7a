import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForUpdate, SIX_HOURS_MS } from '#worker/offline/update-clock';
import { MemoryCaches, ORIGIN } from './cache-storage';

const HOUR_MS = 3_600_000;
const look = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  look.mockReset();
});
afterEach(() => vi.useRealTimers());

const hoursLater = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);

describe('the look for a newer version', () => {
  it('is taken the first time', async () => {
    expect(await lookForUpdate(look, false)).toBe(SIX_HOURS_MS);
    expect(look).toHaveBeenCalledOnce();
  });

  it('is taken every six hours, whenever the service worker wakes', async () => {
    await lookForUpdate(look, false);
    hoursLater(5);
    expect(await lookForUpdate(look, false)).toBe(HOUR_MS);
    expect(look).toHaveBeenCalledOnce();
    hoursLater(1);
    await lookForUpdate(look, false);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is taken at every start', async () => {
    await lookForUpdate(look, false);
    await lookForUpdate(look, true);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('does not count without an answer, and is taken again soon', async () => {
    look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await lookForUpdate(look, false)).toBeLessThan(HOUR_MS);
    await lookForUpdate(look, false);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is not put off by a clock that was set back', async () => {
    await lookForUpdate(look, false);
    hoursLater(-48);
    await lookForUpdate(look, false);
    expect(look).toHaveBeenCalledTimes(2);
  });
});
