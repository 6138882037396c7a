/**
 * Where in a text stands the first character that nobody can see and that no words need: a control character, one that
 * turns the direction of writing, half of a surrogate pair; in one line what ends a line too, and what is drawn as nothing, so
 * that a name could pass for another's. Counted in UTF-16 units from 0; undefined where there is none.
 * @param lines whether the text may have several lines, and tabs
 */
export function oddCharacterIn(text: string, { lines = false } = {}): number | undefined {
  return (lines ? odd : oddInLine).exec(text)?.index;
}

/** Whether a text says nothing: of spaces and of what is drawn as nothing. */
export const isBlank = (text: string): boolean => !/[^\p{DI}\p{Cf}\p{Z}\s\u2800]/u.test(text);

// What joins the parts of a letter or of a little picture is drawn as nothing too, and needed.
const oddInLine =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{DI}\u2800]/u;
const odd = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;
