/**
 * Folds case, accents and ligatures, so that "Œuvre d'Hélène" and "oeuvre d'helene" compare alike.
 * Everything but letters and digits becomes one space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether each word of the query begins some word of the text, in any order, blind to case and accents. */
export function matchesWords(query: string, text: string): boolean {
  const words = ` ${fold(text)}`;
  return fold(query)
    .split(' ')
    .every((beginning) => words.includes(` ${beginning}`));
}
