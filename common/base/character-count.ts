/**
 * How long people take a text to be: a letter with its accents is one, and so is an emoji, of however many it is put
 * together. Not by `Intl.Segmenter`, which Firefox has since 125 only: device and server must count alike.
 */
export const characterCount = (text: string): number => text.match(character)?.length ?? 0;

/** Marks, joiners, skin tones and the tags of regional flags belong to the character before them. */
const extension = String.raw`[\p{M}\p{Emoji_Modifier}\u200c\u200d\u{e0020}-\u{e007f}]`;
const emoji = String.raw`\p{Extended_Pictographic}(?:${extension}*\u200d\p{Extended_Pictographic})*`;
const character = new RegExp(String.raw`(?:\r\n|\p{Regional_Indicator}{2}|${emoji}|.)${extension}*`, 'gsu');

/**
 * The fault of a text of more than `most` characters, in French; undefined: it is short enough. A text of 200 characters
 * may be a key of an index of PostgreSQL, which has room for 2,704 bytes: one whose characters have more than twelve
 * bytes on average counts as longer.
 */
export function lengthFault(text: string, most: number): string | undefined {
  // No text has more characters than units.
  if (text.length <= most) return undefined;
  const count = Math.max(characterCount(text), Math.ceil(bytesOf(text) / BYTES_EACH));
  return count > most ? `${figure(most)} caractères au plus (il y en a ${figure(count)})` : undefined;
}

const BYTES_EACH = 12;

/** How many bytes a text has in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The beginning of a text, of at most `most` characters. */
export function beginning(text: string, most: number): string {
  const characters = (text.match(character) ?? []).slice(0, most);
  while (lengthFault(characters.join(''), most) !== undefined) characters.pop();
  return characters.join('');
}

const figure = (count: number) => count.toLocaleString('fr-FR');
