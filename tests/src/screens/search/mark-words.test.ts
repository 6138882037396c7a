import { expect, test } from 'vitest';
import { wordsOf } from '#common/base/words';
import { markWords } from '../../../../src/screens/search/mark-words';
import { fc } from '../../../support/properties';

const marked = (text: string, beginnings: readonly string[], words: readonly string[]) =>
  markWords(text, { beginnings, words })
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('what was typed is marked on the text as it is written', () => {
  expect(marked('Hélène et l’Œuvre', ['hel', 'oeuvre'], ['helene', 'oeuvre'])).toBe('[Hél]ène et l’[Œuvre]');
  expect(marked('L’Avare, de Molière', ['avare'], ['avare'])).toBe('L’[Avare], de Molière');
});

test('a word that was found in spite of an error is marked whole', () => {
  expect(marked('Georges Feydeau', ['feydau'], ['feydeau'])).toBe('Georges [Feydeau]');
});

test('neighbours that were found as one word are marked together', () => {
  expect(marked('Avec Yann Le Goff', ['legof'], ['legoff'])).toBe('Avec Yann [Le Goff]');
  expect(marked('N’Diaye, Le Goff', ['ndi', 'goff'], ['ndiaye', 'goff'])).toBe('[N’Diaye], Le [Goff]');
});

test('of two beginnings of one word the longer one is marked', () => {
  expect(marked('Comédie', ['com', 'comed'], ['comedie'])).toBe('[Coméd]ie');
});

test('a word that was not found stays as it is, though it begins alike', () => {
  expect(marked('Comédie et comédien', ['comedi'], ['comedie'])).toBe('[Comédi]e et comédien');
});

test('the parts make the text again, and what is marked are letters of found words', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'é', 'e\u0301', 'œ', '’', ' ', 'B', '🎭', '\u0301'),
  });
  fc.assert(
    fc.property(letters, fc.array(fc.nat(30)), fc.nat(3), (text, ranks, cut) => {
      const all = wordsOf(text).map(({ word }) => word);
      const words = ranks.flatMap((rank) => all[rank] ?? []);
      const beginnings = words.map((word) => word.slice(0, cut)).filter(Boolean);
      const parts = markWords(text, { beginnings, words });
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts.filter(({ isMarked }) => isMarked)) {
        const joined = wordsOf(part.text)
          .map(({ word }) => word)
          .join('');
        expect(joined).not.toBe('');
        expect(words.some((word) => word.startsWith(joined))).toBe(true);
      }
    }),
  );
});
