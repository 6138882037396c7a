import { beforeEach, expect, test } from 'vitest';
import {
  createKeyBurst,
  type KeyBurst,
  type Stroke,
} from '../../../../src/components/hand-scanner/key-burst';
import { fc } from '../../../support/properties';

let burst: KeyBurst;
let now: number;

beforeEach(() => {
  burst = createKeyBurst();
  now = 1_000;
});

/** Presses a key so many milliseconds after the one before. */
function press(key: string, after = 2, fields: Partial<Stroke> = {}) {
  now += after;
  return burst.take({ key, code: '', isShifted: false, isCommand: false, at: now, ...fields });
}

const type = (text: string, gap = 2, firstGap = 500) =>
  Array.from(text, (key, rank) => press(key, rank === 0 ? firstGap : gap));
const ended = () =>
  burst
    .end()
    .map(({ key }) => key)
    .join('');

test.each([
  ['Enter', 1],
  ['Tab', 1],
  ['Enter', 30],
])('what a scanner types before %s, a key each %i ms, is one code', (end, gap) => {
  type('B0F0-5AC8', gap);
  expect(press(end, gap)).toBe('end');
  expect(ended()).toBe('B0F0-5AC8');
});

test('a code that nothing ends is there when the keys pause', () => {
  type('eyJhbGciOiJFUzI1NiJ9');
  expect(ended()).toBe('eyJhbGciOiJFUzI1NiJ9');
  expect(ended()).toBe('');
});

test('two codes, one right after the other, are two', () => {
  type('AAAA-1111');
  press('Enter');
  expect(ended()).toBe('AAAA-1111');
  type('BBBB-2222', 2, 2);
  press('Tab');
  expect(ended()).toBe('BBBB-2222');
});

test('from the sixth key on, a scanner’s keys reach nothing; the ones before are known by their first', () => {
  expect(type('B0F0-5AC')).toEqual([
    'first',
    'typed',
    'typed',
    'typed',
    'typed',
    'scanned',
    'scanned',
    'scanned',
  ]);
});

test('shift keys and control characters between the letters belong to the code', () => {
  type('AAAA-11');
  expect([press('Shift'), press('1', 2, { isShifted: true })]).toEqual(['typed', 'scanned']);
  expect([press(']', 2, { isCommand: true }), press('F8')]).toEqual(['scanned', 'scanned']);
  press('1');
  press('Enter');
  expect(ended()).toBe('AAAA-1111');
});

test('a scanner that sends Enter twice, or Tab and Enter, presses nothing with the second one', () => {
  type('AAAA-1111');
  press('Tab');
  ended();
  expect(press('Enter')).toBe('end');
  expect(ended()).toBe('');
  expect(press('Enter', 400)).toBe('typed');
});

test('an Enter that comes after the pause presses nothing either', () => {
  type('AAAA-1111');
  expect(ended()).toBe('AAAA-1111');
  expect(press('Enter', 250)).toBe('end');
});

test('a control character after the kind of code parts nothing', () => {
  type(']C1');
  expect(press(']', 2, { isCommand: true })).toBe('typed');
  expect(type('AAAA-1111', 2, 2)).not.toContain('first');
  press('Enter');
  expect(ended()).toBe(']C1AAAA-1111');
});

test('what a person types just before is not part of the code', () => {
  type('Dup', 120);
  type('AAAA-1111', 2, 200);
  press('Enter');
  expect(ended()).toBe('AAAA-1111');
});

test('nobody who types by hand is taken for a scanner, however fast', () => {
  // Fingers roll over two or three keys at once, and then need their time.
  const gaps = fc.array(fc.integer({ min: 40, max: 400 }), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, fc.constantFrom('Enter', 'Tab'), (all, end) => {
      burst = createKeyBurst();
      const parts = all.map((gap, rank) =>
        press('abcdefghij'[rank % 10] ?? 'a', rank % 3 === 1 ? 8 : gap + 40),
      );
      expect(parts).not.toContain('scanned');
      expect(press(end, 60)).toBe('typed');
    }),
  );
});

test('a few keys hit at once are no code', () => {
  type('aqzs', 5);
  expect(press('Enter', 5)).toBe('typed');
  expect(ended()).toBe('');
});
