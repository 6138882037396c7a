import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldCleaning } from '../../../../src/ui/field/field-cleaning';

const insertText = vi.fn();
beforeEach(() => vi.stubGlobal('document', { execCommand: insertText }));
afterEach(() => {
  vi.unstubAllGlobals();
  insertText.mockReset();
});

/** Puts a text into a field of this type; says whether the browser does it by itself, or what is put there in its place. */
function put(type: string | undefined, text: string, { lines = 1, isCancelable = true } = {}) {
  const field = new EventTarget();
  const { typing } = fieldCleaning(type, lines);
  const leave = Reflect.apply(typing, undefined, [field]);
  const event = Object.assign(new Event('beforeinput', { cancelable: isCancelable }), { data: text });
  const goes = field.dispatchEvent(event);
  leave();
  return goes ? 'as it is' : (insertText.mock.lastCall?.[2] ?? null);
}

describe('what is put into a field', () => {
  test.each<[what: string, type: string | undefined, text: string, put: string | null]>([
    ['a key', 'text', 'é', 'as it is'],
    ['a pasted name', 'text', 'Zo\u200bé\tLegrand', 'Zoé Legrand'],
    ['a name without a type', undefined, '\u202eZoé', 'Zoé'],
    ['nothing that one sees', 'text', '\u200b', null],
    ['an address with its name', 'email', 'Anne <anne@orange.example>', 'anne@orange.example'],
    ['the point of an address', 'email', '.', 'as it is'],
    ['a password', 'password', 'a\u200bb\0', 'as it is'],
  ])('is cleaned: %s', (_, type, text, cleaned) => {
    expect(put(type, text)).toBe(cleaned);
  });

  test('keeps its lines where there are several', () => {
    expect(put('text', 'Au fond\nde la \u202ecour', { lines: 3 })).toBe('Au fond\nde la cour');
  });

  test('is left to the browser while it is composed', () => {
    expect(put('text', 'Zo\u200bé', { isCancelable: false })).toBe('as it is');
  });
});

describe('what a field holds', () => {
  test('is cleaned, and an address found once it is left', () => {
    const { clean, finish } = fieldCleaning('email');
    expect(clean('Anne <an\u200bne@orange.')).toBe('Anne <anne@orange.');
    expect(finish('Anne <anne@orange.example>')).toBe('anne@orange.example');
    expect(fieldCleaning('text').finish('Anne <anne@orange.example>')).toBe('Anne <anne@orange.example>');
  });

  test('is never changed where it is a password', () => {
    const { clean, finish } = fieldCleaning('password');
    expect([clean('a\u200bb '), finish('a\u200bb ')]).toEqual(['a\u200bb ', 'a\u200bb ']);
  });
});
