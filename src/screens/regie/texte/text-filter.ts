import type { AboutText } from '#common/contract/content/about-text';
import { matchesWords } from '#common/base/fold';
import { plainText } from '#common/contract/fields/rich-text-check';
import { MAX_WORDS } from '../../../components/list-filter/words-field';
import type { TextType } from './text-noun';

/** Which texts are looked at. The address bar holds it. */
export interface TextFilter {
  readonly words: string;
  readonly type: TextType | null;
}

export const textTypes = ['PAGE', 'MAIL', 'BILLET'] as const satisfies readonly TextType[];

/** The filter in a query string; what it does not hold, or holds wrongly, is the usual. */
export function readTextFilter(search: string): TextFilter {
  const params = new URLSearchParams(search);
  return {
    words: (params.get('mots') ?? '').slice(0, MAX_WORDS),
    type: textTypes.find((type) => type === params.get('type')) ?? null,
  };
}

/** The query string of a filter, with its question mark; the usual is left out. */
export function writeTextFilter({ words, type }: TextFilter): string {
  const params = new URLSearchParams();
  if (words !== '') params.set('mots', words);
  if (type !== null) params.set('type', type);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Texts with these words in their title, their name or themselves. */
export function matchingTexts(
  texts: readonly AboutText[],
  { words, type }: TextFilter,
): readonly AboutText[] {
  return texts.filter(
    (text) =>
      (type === null || text.type === type) &&
      (words.trim() === '' || matchesWords(words, `${text.title} ${text.slug} ${plainText(text.content)}`)),
  );
}
