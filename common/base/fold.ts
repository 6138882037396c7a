/**
 * Folds case, accents and ligatures, so that "Œuvre d'Hélène" and "oeuvre d'helene" compare alike.
 * Everything but letters and digits becomes one space.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldedCharacter(character);
  return folded.replace(/ +/g, ' ').trim();
}

// Caches folded characters: few distinct ones occur, but a mirror folds tens of thousands of titles.
const foldedCharacters = new Map<string, string>();

/** One character (code point) as `fold` writes it: letters and digits, nothing for a mark, a space for all else. */
export function foldedCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = character
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  foldedCharacters.set(character, folded);
  return folded;
}

/** Whether each word of the query begins some word of the text, in any order, ignoring case and accents. */
export function matchesWords(query: string, text: string): boolean {
  const words = ` ${fold(text)}`;
  return fold(query)
    .split(' ')
    .every((beginning) => words.includes(` ${beginning}`));
}
