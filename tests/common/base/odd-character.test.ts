import { describe, expect, test } from 'vitest';
import { oddCharacterIn, withoutOdd, withoutOddInLine } from '#common/base/odd-character';
import { fc } from '../../support/properties';

describe('a line', () => {
  test.each<[what: string, text: string, cleaned: string]>([
    ['a zero-width space', 'Zo\u200bé', 'Zoé'],
    ['a word joiner', 'Zo\u2060é', 'Zoé'],
    ['a mark at the beginning of a file', '\ufeffZoé', 'Zoé'],
    ['a soft hyphen', 'Le\u00adgrand', 'Legrand'],
    ['what turns the words around', 'Zoé\u202e', 'Zoé'],
    ['what isolates them', '\u2067Zoé\u2069', 'Zoé'],
    ['marks of direction', '\u200eZoé\u200f', 'Zoé'],
    ['an end of text', 'Zo\0é', 'Zoé'],
    ['a bell', 'Zoé\u0007', 'Zoé'],
    ['half a character', 'Zoé\ud83c', 'Zoé'],
    ['a filler', 'Zoé\u3164', 'Zoé'],
    ['a tab', 'Zoé\tLegrand', 'Zoé Legrand'],
    ['a line end', 'Zoé\r\nLegrand', 'Zoé Legrand'],
    ['a separator of lines', 'Zoé\u2028Legrand', 'Zoé Legrand'],
    ['a letter of Braille without dots', 'Zoé\u2800Legrand', 'Zoé Legrand'],
    ['tags behind a letter', 'Zoé\u{e0041}\u{e007f}', 'Zoé'],
  ])('loses %s', (_, text, cleaned) => {
    expect(oddCharacterIn(text)).toBeDefined();
    expect(withoutOddInLine(text)).toBe(cleaned);
  });

  test.each([
    'Zoé N’Diaye-Lefèvre',
    'Zoe\u0301',
    'Où\u00a0? Là\u202f!',
    '👩\u200d🎤 et 🏳\ufe0f\u200d🌈',
    '1\ufe0f\u20e3',
    '👋🏽',
    '🇫🇷',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क्\u200dष',
    '葛\u{e0100}城',
    'שָׁלוֹם',
  ])('keeps %j', (text) => {
    expect(oddCharacterIn(text)).toBeUndefined();
    expect(withoutOddInLine(text)).toBe(text);
    expect(withoutOdd(text)).toBe(text);
  });
});

describe('a text', () => {
  test.each<[what: string, text: string, cleaned: string]>([
    ['what turns the words around', 'Au fond \u202ede la cour', 'Au fond de la cour'],
    ['an end of text', 'Au fond\0\nde la cour', 'Au fond\nde la cour'],
    ['a line end of other programs', 'Au fond\u000bde la cour', 'Au fond\nde la cour'],
  ])('loses %s', (_, text, cleaned) => {
    expect(withoutOdd(text)).toBe(cleaned);
  });

  test('keeps its lines and its tabs', () => {
    expect(withoutOdd('Au fond\r\n\tde la cour\n')).toBe('Au fond\r\n\tde la cour\n');
  });
});

test('what is cleaned has nothing left to refuse, and is not cleaned further', () => {
  const texts = fc.string({ unit: fc.oneof(fc.integer({ min: 0, max: 0xffff }).map(String.fromCharCode)) });
  fc.assert(
    fc.property(texts, (text) => {
      const [line, lines] = [withoutOddInLine(text), withoutOdd(text)];
      expect(oddCharacterIn(line)).toBeUndefined();
      expect(oddCharacterIn(lines, { lines: true })).toBeUndefined();
      expect([withoutOddInLine(line), withoutOdd(lines)]).toEqual([line, lines]);
      // What may be sent goes as it was typed.
      if (oddCharacterIn(text) === undefined) expect(line).toBe(text);
    }),
  );
});
