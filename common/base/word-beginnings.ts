import { fold } from './fold';

/** The most neighbouring words that may be typed, or written, as one: `de`, `la`, `tour`. */
export const MOST_JOINED = 3;

/**
 * The words of a folded text, and neighbours as one word, so that "N’Diaye", "Le Goff" and "Jean-Pierre" are found as
 * `ndiaye`, `legoff` and `jeanpierre`. The function `searchable_words` of the database makes the same ones.
 */
export function searchableWords(folded: string): readonly string[] {
  const words = folded.split(' ').filter((word) => word !== '');
  return words.flatMap((_, rank) => joinedFrom(words, rank));
}

/**
 * For each typed word, what may begin a searchable word: it, or it as one with its neighbours, so that `le goff` finds
 * "Legoff". None for a text without letters and digits.
 */
export function typedBeginnings(typed: string): readonly (readonly string[])[] {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  return words.map((_, rank) => {
    const first = Math.max(0, rank - MOST_JOINED + 1);
    const starts = words.slice(first, rank + 1).map((__, later) => first + later);
    return starts.flatMap((start) => joinedFrom(words, start).slice(rank - start));
  });
}

/** The word at this rank, then it with one more, and so on. */
function joinedFrom(words: readonly string[], rank: number): readonly string[] {
  const run = words.slice(rank, rank + MOST_JOINED);
  return run.map((_, last) => run.slice(0, last + 1).join(''));
}

/**
 * Whether each typed word begins some word of the text, in any order, ignoring case, accents, and whether words are
 * written as one.
 */
export function matchesWords(typed: string, text: string): boolean {
  if (typed !== latest.typed) latest = { typed, matches: wordMatcher(typed) };
  return latest.matches(fold(text));
}

/** As `matchesWords`, of texts that are folded already. */
export function wordMatcher(typed: string): (folded: string) => boolean {
  const groups = typedBeginnings(typed).map((some) => ({ some, loosely: looselyOneOf(some) }));
  return (folded) => {
    // Most texts do not match: joining all their words is left to those that may.
    if (!groups.every(({ loosely }) => loosely.test(` ${folded}`))) return false;
    const words = searchableWords(folded);
    return groups.every(({ some }) => some.some((one) => words.some((word) => word.startsWith(one))));
  };
}

// A list asks of all its rows about the same words.
let latest = { typed: '', matches: wordMatcher('') };

/** Folded words have only letters and digits, so that they can stand in a pattern. */
const looselyOneOf = (some: readonly string[]) =>
  new RegExp(some.map((one) => ` ${Array.from(one).join(' ?')}`).join('|'), 'u');
