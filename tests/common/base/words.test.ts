import { expect, test } from 'vitest';
import { fold } from '#common/base/fold';
import { endOfBeginning, wordsOf } from '#common/base/words';
import { fc } from '../../support/properties';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('é', 'e\u0301', 'œ', 'Æ', '’', "'", ' ', 'a', 'Ç', '1', '🎭', '-', '\u0301'),
  }),
);

test('a text has the words that folding it gives', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(wordsOf(text).map(({ word }) => word)).toEqual(fold(text).split(' ').filter(Boolean));
    }),
  );
});

test('each word stands where it says, one after the other', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0;
      for (const { word, from, to } of wordsOf(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(fold(text.slice(from, to))).toBe(word);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('an elision is a word of its own, whichever apostrophe it has', () => {
  const words = (text: string) => wordsOf(text).map(({ word }) => word);
  expect(words('L’Avare')).toEqual(['l', 'avare']);
  expect(words("L'Avare")).toEqual(['l', 'avare']);
});

test('the beginning of a word ends behind its last letter, marks and ligatures included', () => {
  const endOf = (text: string, letters: number) => {
    const [word] = wordsOf(text);
    return word && text.slice(word.from, endOfBeginning(text, word, letters));
  };
  expect(endOf('Hélène', 2)).toBe('Hé');
  expect(endOf('He\u0301le\u0300ne', 2)).toBe('He\u0301');
  expect(endOf('Œuvre', 1)).toBe('Œ');
  expect(endOf('Œuvre', 3)).toBe('Œu');
  expect(endOf('Avare', 9)).toBe('Avare');
});
