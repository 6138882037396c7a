/** More words than these narrow nothing any more. */
const MOST = 12;

const small = new Set(
  'l d c j m n s t qu le la les un une des de du et a au aux en ou par pour sur dans'.split(' '),
);

/**
 * The words of a folded text that tell something: articles, and what stands before an apostrophe, only where there is
 * nothing else.
 */
export function tellingWords(typed: string): readonly string[] {
  const words = [...new Set(typed.split(' '))].filter((word) => word !== '').slice(0, MOST);
  const telling = words.filter((word) => !small.has(word));
  return telling.some((word) => !isShort(word)) ? telling : words;
}

/** So short that it begins a good part of all words. */
export const isShort = (word: string): boolean => word.length < 3;
