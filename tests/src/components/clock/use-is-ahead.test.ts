import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverNow } from '../../../../src/components/clock/clock-offset';
import { useIsAhead } from '../../../../src/components/clock/use-is-ahead';
import { syncAtom } from '../../../../src/state/connection';
import { serverRenderedPageAtom, takeServerRendered } from '../../../../src/state/server-rendered-page';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';

const HOUR = 3_600_000;
const renderedAt = '2026-11-21T18:00:00+01:00';
const justBefore = new Date(Date.parse(renderedAt) - HOUR);
const justAfter = new Date(Date.parse(renderedAt) + HOUR);

/** The device's clock, so many hours off; the server has said how many, or not yet. */
const setClock = (hours: number, isKnown: boolean) => {
  vi.setSystemTime(Date.parse(renderedAt) + hours * HOUR);
  store.set(syncAtom, (before) => ({ ...before, clockOffset: isKnown ? hours * HOUR : null }));
};
const areAhead = () => mounted(() => [useIsAhead(justBefore), useIsAhead(justAfter)])();

beforeEach(() => {
  vi.useFakeTimers();
  takeServerRendered(JSON.stringify({ put: {}, serverNow: renderedAt }));
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    store.set(serverRenderedPageAtom, null);
    store.set(syncAtom, (before) => ({ ...before, clockOffset: null }));
  });
});

describe('on a device whose clock is wrong', () => {
  test.each([-48, 48])('by %i hours a printed page says what it said when it was printed', (hours) => {
    setClock(hours, false);
    expect(areAhead()).toEqual([false, true]);
  });

  test.each([-48, 48])('by %i hours the server’s clock counts once it is known', (hours) => {
    setClock(hours, true);
    expect(areAhead()).toEqual([false, true]);
    expect(serverNow()).toEqual(new Date(renderedAt));
  });
});

test('what is to come no longer is when its moment has passed', () => {
  setClock(0, true);
  const isAhead = mounted(() => useIsAhead(justAfter));
  expect(isAhead()).toBe(true);
  act(() => vi.advanceTimersByTime(HOUR));
  expect(isAhead()).toBe(false);
});
