import { endOfBeginning, wordsOf } from '../base/words';

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
 * marked up to there; a word found despite a typing error is marked as a whole.
 */
export function markWords(text: string, { beginnings, words }: SoughtWords): readonly TextPart[] {
  const found = new Set(words);
  const parts: TextPart[] = [];
  let at = 0;
  for (const place of wordsOf(text)) {
    if (!found.has(place.word)) continue;
    const typed = longest(beginnings.filter((beginning) => place.word.startsWith(beginning)));
    const end = typed === 0 ? place.to : endOfBeginning(text, place, typed);
    if (at < place.from) parts.push({ text: text.slice(at, place.from), isMarked: false });
    parts.push({ text: text.slice(place.from, end), isMarked: true });
    at = end;
  }
  return at < text.length ? [...parts, { text: text.slice(at), isMarked: false }] : parts;
}

const longest = (words: readonly string[]) => Math.max(0, ...words.map(({ length }) => length));
