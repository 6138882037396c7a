import { afterEach, expect, test, vi } from 'vitest';
import { currentHour } from '../../../../../src/screens/desk/agenda/current-hour';
import { syncAtom } from '../../../../../src/state/connection';
import { store } from '../../../../../src/state/store';

afterEach(() => void vi.useRealTimers());

test('a form begins with the hour of the server, whatever the clock of the device says', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T20:40:00Z') });
  expect(currentHour()).toEqual(new Date('2026-11-23T20:00:00Z'));
  store.set(syncAtom, (before) => ({ ...before, clockOffset: 86_400_000 }));
  expect(currentHour()).toEqual(new Date('2026-11-22T20:00:00Z'));
});
