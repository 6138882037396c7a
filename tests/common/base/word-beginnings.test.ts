import { expect, test } from 'vitest';
import { fold } from '#common/base/fold';
import { matchesWords, wordMatcher } from '#common/base/word-beginnings';
import { fc } from '../../support/properties';
import { typedNames } from '../../support/typed-names';

test.each(typedNames)('%j finds %j', (typed, name) => {
  expect(matchesWords(typed, name)).toBe(true);
});

test.each([
  ['goff', 'Legoff'],
  ['elmotte', 'Inès Delmotte'],
  ['dupond martin', 'Martin Dupont'],
  ['abcd', 'a b c d'],
])('%j does not find %j', (typed, name) => {
  expect(matchesWords(typed, name)).toBe(false);
});

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('a name is found by any of its beginnings, in any order, with any of its spaces left out', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', 'ł', 'œ', 'b'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (words, from, more) => {
      const start = from % words.length;
      const run = words.slice(start, start + 1 + (more % 3)).join('');
      const matches = wordMatcher(`${words[0]} ${run}`);
      expect(matches(fold(words.join('-')))).toBe(true);
      expect(matchesWords(words.slice(start, start + 3).join(' '), words.join(' '))).toBe(true);
    }),
  );
});
