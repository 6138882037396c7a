/**
 * Finds the first invisible character that no language needs: a control character, a bidirectional control, half of a
 * surrogate pair; in a single line also a line break and zero-width characters, with which a name could imitate
 * another. Returns its index in UTF-16 units from 0; undefined where there is none.
 * @param lines whether the text may have several lines, and tabs
 */
export function oddCharacterIn(text: string, { lines = false } = {}): number | undefined {
  for (const { 0: found, index } of text.matchAll(lines ? odd : oddInLine)) {
    if (!isNeeded(found)) return index;
  }
  return undefined;
}

/**
 * A line as typed or pasted, without the characters that `oddCharacterIn` finds: a line break and a tab become a space,
 * the others, which nobody sees, are taken out.
 */
export const withoutOddInLine = (text: string): string =>
  text
    .replace(/\r\n/g, ' ')
    .replace(oddInLine, (found) => (isNeeded(found) ? found : isSpace.test(found) ? ' ' : ''));

/** The same for a text of several lines, which keeps its tabs and line breaks; those of other programs become its own. */
export const withoutOdd = (text: string): string => text.replace(/[\v\f\u0085]/g, '\n').replace(odd, '');

/** Whether a text has no visible character: only spaces and zero-width characters. */
export const isBlank = (text: string): boolean => !/[^\p{DI}\p{Cf}\p{Z}\s\u2800]/u.test(text);

// Joiners and variation selectors are invisible too, but letters and emoji need them. Some flags are spelled with tags, which
// are odd anywhere else.
const oddInLine =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{DI}\u2800]/gu;
const odd = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;

const isNeeded = (found: string) => found.startsWith('\u{1f3f4}');
const isSpace = /^[\t\n\v\f\r\u0085\u2028\u2029\u2800]$/;
