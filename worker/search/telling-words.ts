/** Words beyond this number do not narrow a search any more. */
const MOST = 12;

const small = new Set(
  'l d c j m n s t qu le la les un une des de du et a au aux en ou par pour sur dans'.split(' '),
);

/** The significant words of a folded text; articles, and elided words before an apostrophe, only for want of others. */
export function tellingWords(typed: string): readonly string[] {
  const words = [...new Set(typed.split(' '))].filter((word) => word !== '').slice(0, MOST);
  const telling = words.filter((word) => !small.has(word));
  return telling.some((word) => !isShort(word)) ? telling : words;
}

/** So short that a large share of all words begin with it. */
export const isShort = (word: string): boolean => word.length < 3;
