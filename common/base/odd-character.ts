/**
 * Where in a text stands the first character that nobody can see and that no words need: a control character, one that
 * turns the direction of writing, half of a surrogate pair; in one line what ends a line too. Counted in UTF-16 units from 0; undefined where there is none.
 * @param lines whether the text may have several lines, and tabs
 */
export function oddCharacterIn(text: string, { lines = false } = {}): number | undefined {
  return (lines ? odd : oddInLine).exec(text)?.index;
}

const oddInLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const odd = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;
