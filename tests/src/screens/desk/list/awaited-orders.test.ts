import { expect, test } from 'vitest';
import { newestOrder, stillAwaited } from '../../../../../src/screens/desk/list/awaited-orders';

const orderOf = (names: string) => [...names];
const awaited = { from: orderOf('abc'), orders: [orderOf('bac'), orderOf('bca')] };

/** What is shown when the mirror shows these orders one after the other. */
function shown(...mirrored: readonly string[]): string {
  let now: Parameters<typeof stillAwaited>[0] = awaited;
  for (const order of mirrored) now = stillAwaited(now, orderOf(order));
  return newestOrder(now).join('');
}

test('moves are shown before the mirror has them, and after each that it has', () => {
  expect([shown(), shown('abc'), shown('bac'), shown('bac', 'bca'), shown('bca')]).toEqual(
    Array.from({ length: 5 }, () => 'bca'),
  );
});

test('what is moved back later is shown, though it was moved from there here', () => {
  expect(shown('bca', 'abc')).toBe('abc');
});

test('what others moved, added or deleted meanwhile is shown', () => {
  expect([shown('cba'), shown('bac', 'bacd'), shown('ab')]).toEqual(['cba', 'bacd', 'ab']);
});

test('after a move there and back nothing is awaited, and what others make of it later is shown', () => {
  const back = { from: orderOf('abc'), orders: [orderOf('bac'), orderOf('abc')] };
  const now = stillAwaited(back, orderOf('abc'));
  expect(now.orders).toEqual([]);
  expect(newestOrder(stillAwaited(now, orderOf('bac'))).join('')).toBe('bac');
});

test('while nothing new is mirrored, the same object is awaited', () => {
  expect(stillAwaited(awaited, orderOf('abc'))).toBe(awaited);
});
