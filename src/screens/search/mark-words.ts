import { MOST_JOINED } from '#common/base/word-beginnings';
import { type Word, endOfBeginning, wordsOf } from '#common/base/words';

/** Folded words: the typed ones, which may be beginnings only, and the ones found for them. */
export interface SoughtWords {
  readonly beginnings: readonly string[];
  readonly words: readonly string[];
}

/** One part of a text. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text at the borders of found words; joined, the parts give the text again. A word that begins as typed is
 * marked up to there; a word found despite a typing error is marked as a whole, and so are neighbours found as one.
 */
export function markWords(text: string, { beginnings, words }: SoughtWords): readonly TextPart[] {
  const found = new Set(words);
  const places = wordsOf(text);
  const parts: TextPart[] = [];
  let at = 0;
  for (const [rank, place] of places.entries()) {
    const last = lastFound(places.slice(rank, rank + MOST_JOINED), found);
    if (last === undefined || place.from < at) continue;
    const typed = longest(beginnings.filter((beginning) => place.word.startsWith(beginning)));
    const end = last !== place || typed === 0 ? last.to : endOfBeginning(text, place, typed);
    if (at < place.from) parts.push({ text: text.slice(at, place.from), isMarked: false });
    parts.push({ text: text.slice(place.from, end), isMarked: true });
    at = end;
  }
  return at < text.length ? [...parts, { text: text.slice(at), isMarked: false }] : parts;
}

/** The last of these neighbours that were found as one word, or the first one if it was found alone. */
const lastFound = (run: readonly Word[], found: ReadonlySet<string>): Word | undefined =>
  run.findLast((_, last) =>
    found.has(
      run
        .slice(0, last + 1)
        .map(({ word }) => word)
        .join(''),
    ),
  );

const longest = (words: readonly string[]) => Math.max(0, ...words.map(({ length }) => length));
