import { typedBeginnings } from '#common/base/word-beginnings';

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

/** A typed word, and what it is as one with its neighbours: `goff` of `le goff`, with `legoff`. */
export interface TypedWord {
  readonly word: string;
  readonly joined: readonly string[];
}

/** Some words of a folded text, each with its neighbours there. */
export function withNeighbours(typed: string, some: readonly string[]): readonly TypedWord[] {
  const words = typed.split(' ').filter((word) => word !== '');
  const beginnings = typedBeginnings(typed);
  return some.map((word) => ({
    word,
    joined: (beginnings[words.indexOf(word)] ?? []).filter((one) => one !== word),
  }));
}

/** So short that a large share of all words begin with it. */
export const isShort = (word: string): boolean => word.length < 3;
