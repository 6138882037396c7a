import { type Word, wordsOf } from '#common/base/words';

/** The most characters kept before the first found word. */
const BEFORE = 40;

/**
 * The excerpt of a text, of about `length` characters, that contains the most distinct words of these folded ones; null
 * if it contains none. Omissions are marked by an ellipsis.
 */
export function excerptOf(text: string, words: readonly string[], length: number): string | null {
  const all = wordsOf(text);
  const sought = new Set(words);
  const first = densest(
    all.filter(({ word }) => sought.has(word)),
    length - BEFORE,
  );
  if (first === null) return null;
  const from = text.length <= length ? 0 : (all.find((word) => word.from >= first.from - BEFORE)?.from ?? 0);
  const begin = from <= (all[0]?.from ?? 0) ? 0 : from;
  const last = all.findLast((word) => word.to <= begin + length && isWhole(text, word));
  const end = text.length - begin <= length ? text.length : Math.max(first.to, last?.to ?? 0);
  const shown = text.slice(begin, end).replace(/\s+/g, ' ').trim();
  return `${begin > 0 ? '… ' : ''}${shown}${end < text.length ? '…' : ''}`;
}

/** False before an apostrophe or a hyphen: the word continues after it. */
const isWhole = (text: string, { to }: Word) => !/[\p{L}\p{N}’'-]/u.test(text.charAt(to));

/** The first word of the stretch that contains the most distinct words. */
function densest(found: readonly Word[], length: number): Word | null {
  let best: { readonly word: Word; readonly different: number } | null = null;
  for (const [rank, word] of found.entries()) {
    const stretch = new Set<string>();
    for (let next = rank; next < found.length; next += 1) {
      const other = found[next];
      if (other === undefined || other.to > word.from + length) break;
      stretch.add(other.word);
    }
    if (stretch.size > (best?.different ?? 0)) best = { word, different: stretch.size };
  }
  return best?.word ?? found[0] ?? null;
}
