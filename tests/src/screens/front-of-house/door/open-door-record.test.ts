import { beforeEach, expect, test, vi } from 'vitest';
import { keepOpenDoor, readOpenDoor } from '../../../../../src/screens/front-of-house/door/open-door-record';

beforeEach(() => {
  const records = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
    removeItem: (key: string) => records.delete(key),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('a door is open again after a reload, until it is closed', () => {
  expect(readOpenDoor()).toBe(null);
  keepOpenDoor('soir');
  expect(readOpenDoor()).toBe('soir');
  keepOpenDoor(null);
  expect(readOpenDoor()).toBe(null);
});

test('a tab that was left open does not open the door of yesterday', () => {
  keepOpenDoor('hier');
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  expect(readOpenDoor()).toBe(null);
});

test('without storage a reload closes the door', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepOpenDoor('soir');
  expect(readOpenDoor()).toBe(null);
});
