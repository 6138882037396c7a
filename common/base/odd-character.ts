/**
 * Finds the first invisible character that no language needs: a control character, a bidirectional control, half of a
 * surrogate pair; in a single line also a line break and zero-width characters, with which a name could imitate
 * another. Returns its index in UTF-16 units from 0; undefined where there is none.
 * @param lines whether the text may have several lines, and tabs
 */
export function oddCharacterIn(text: string, { lines = false } = {}): number | undefined {
  return (lines ? odd : oddInLine).exec(text)?.index;
}

/** Whether a text has no visible character: only spaces and zero-width characters. */
export const isBlank = (text: string): boolean => !/[^\p{DI}\p{Cf}\p{Z}\s\u2800]/u.test(text);

// Joiners and variation selectors are invisible too, but letters and emoji need them.
const oddInLine =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{DI}\u2800]/u;
const odd = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;
