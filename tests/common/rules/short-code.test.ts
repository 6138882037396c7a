import { expect, test } from 'vitest';
import { shortCodeMatcher, shortCodeOf, shortCodesIn } from '#common/rules/short-code';

const uuid = '01a1e94b-0b18-7151-b8b0-f05ac812c534';

test('a short code is the end of the uuid, where tickets made together differ', () => {
  expect(shortCodeOf(uuid)).toBe('C812-C534');
});

test.each([
  'C812-C534',
  'c812c534',
  ' c812 c534 ',
  'C8 12 C5 34',
  'C812–C534.',
  '«\u00a0C812\u200b-C534\u00a0»',
])('%j is read as that code', (typed) => {
  expect(shortCodeMatcher(typed)(uuid)).toBe(true);
});

test.each([
  'BOFO-5AC8',
  'bofo5ac8',
  'B0F0‑5AC8',
  'code B0F0-5AC8.',
  'Code\u00a0: b0f0 5ac8',
  'le code est B0F0-5AC8, merci',
  'n° B0F0-5AC8',
  'billet-le-dindon-2026-11-21-b0f0-5ac8.pdf',
])('%j is read as B0F0-5AC8', (typed) => {
  expect(shortCodeMatcher(typed)('01a1e94b-0b18-7151-b8b0-f05ab0f05ac8')).toBe(true);
});

test('I and L are read as 1', () => {
  expect(shortCodeMatcher('CBI2-CS3L')('01a1e94b-0b18-7151-b8b0-f05acb12c531')).toBe(false);
  expect(shortCodeMatcher('CBI2-C53L')('01a1e94b-0b18-7151-b8b0-f05acb12c531')).toBe(true);
});

test.each(['', 'C812', 'C812-C535', '01A1-E94B', 'Le Dindon'])('%j is not', (typed) => {
  expect(shortCodeMatcher(typed)(uuid)).toBe(false);
});

test('a text may hold several, words around them among them', () => {
  expect(shortCodesIn('code B0F0-5AC8')).toEqual(['c0deb0f0', 'b0f05ac8']);
  expect(shortCodesIn('Odile Le Goff')).toEqual([]);
});
