/**
 * Folds case, accents, ligatures and letters of neighbouring languages, so that "Œuvre d'Hélène" and "oeuvre d'helene",
 * "Łukasz" and "lukasz" compare alike. Everything but letters and digits becomes one space.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldedCharacter(character);
  return folded.replace(/ +/g, ' ').trim();
}

// Caches folded characters: few distinct ones occur, but a mirror folds tens of thousands of titles.
const foldedCharacters = new Map<string, string>();

/**
 * One character (code point) as `fold` writes it: letters and digits, nothing for a mark or an invisible character, a
 * space for all else.
 */
export function foldedCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = Array.from(decomposed(character).toLowerCase(), (letter) => otherLetters[letter] ?? letter)
    .join('')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // Apostrophes and the like that Unicode counts as letters (ʼ of N’Diaye as some keyboards write it).
    .replace(/[^\p{L}\p{N}]+|[\u02b0-\u02ff]+/gu, ' ');
  foldedCharacters.set(character, folded);
  return folded;
}

/** Ligatures and small raised letters in parts, too, but not signs that are several words, such as ½. */
function decomposed(character: string): string {
  const parts = character.normalize('NFKD');
  return /^(?:(?![\u02b0-\u02ff])[\p{L}\p{N}\p{M}])+$/u.test(parts) ? parts : character.normalize('NFD');
}

/** Letters that Unicode does not decompose, as who lacks them on the keyboard types them. */
const otherLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  ŀ: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  þ: 'th',
  ı: 'i',
  ȷ: 'j',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ŉ: 'n',
  ɲ: 'ny',
  ƒ: 'f',
  ĸ: 'k',
  ƙ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
};
