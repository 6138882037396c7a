import { expect, test } from 'vitest';
import { isShortCodeOf, shortCodeOf } from '#common/rules/short-code';

const uuid = '01a1e94b-0b18-7151-b8b0-f05ac812c534';

test('a short code is the end of the uuid, where tickets made together differ', () => {
  expect(shortCodeOf(uuid)).toBe('C812-C534');
});

test.each(['C812-C534', 'c812c534', ' c812 c534 '])('%j is read as that code', (typed) => {
  expect(isShortCodeOf(typed, uuid)).toBe(true);
});

test.each(['BOFO-5AC8', 'bofo5ac8', 'B0F0‑5AC8'])('%j is read as B0F0-5AC8', (typed) => {
  expect(isShortCodeOf(typed, '01a1e94b-0b18-7151-b8b0-f05ab0f05ac8')).toBe(true);
});

test('I and L are read as 1', () => {
  expect(isShortCodeOf('CBI2-CS3L', '01a1e94b-0b18-7151-b8b0-f05acb12c531')).toBe(false);
  expect(isShortCodeOf('CBI2-C53L', '01a1e94b-0b18-7151-b8b0-f05acb12c531')).toBe(true);
});

test.each(['', 'C812', 'C812-C535', '01A1-E94B', 'Le Dindon'])('%j is not', (typed) => {
  expect(isShortCodeOf(typed, uuid)).toBe(false);
});
