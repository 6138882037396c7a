import { expect, test } from 'vitest';
import { beginning, characterCount, lengthFault } from '#common/base/character-count';

const texts: readonly (readonly [string, number])[] = [
  ['', 0],
  ['Molière', 7],
  ['Molie\u0300re', 7],
  ['🎭', 1],
  ['🎭'.repeat(51), 51],
  ['👏🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['👩🏽‍⚕️', 1],
  ['❤️‍🔥', 1],
  ['🇫🇷🇧🇪', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['1️⃣', 1],
  ['© 2026', 6],
  ['🎭\u200d', 1],
  ['a\r\nb', 3],
  ['\ud83c', 1],
];

test.each(texts)('« %s » has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test('browsers that can count characters count the same', () => {
  const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
  for (const [text] of texts) expect([...segmenter.segment(text)]).toHaveLength(characterCount(text));
});

test('a text may have as many characters as people count', () => {
  expect(lengthFault('🎭'.repeat(51), 100)).toBeUndefined();
  expect(lengthFault('🎭'.repeat(100), 100)).toBeUndefined();
  expect(lengthFault('🎭'.repeat(101), 100)).toBe('100 caractères au plus (il y en a 101)');
  expect(lengthFault('é'.repeat(5001), 5000)).toBe('5\u202f000 caractères au plus (il y en a 5\u202f001)');
});

test('a letter with a thousand accents is no way around the limit', () => {
  expect(lengthFault(`a${'\u0300'.repeat(2400)}`, 200)).toBe('200 caractères au plus (il y en a 401)');
});

test('a text that is cut to the limit ends with a whole character', () => {
  expect(beginning('ab👨‍👩‍👧‍👦c', 3)).toBe('ab👨‍👩‍👧‍👦');
  expect(beginning('ab', 3)).toBe('ab');
  expect(lengthFault(beginning('👨‍👩‍👧‍👦'.repeat(300), 200), 200)).toBeUndefined();
});
