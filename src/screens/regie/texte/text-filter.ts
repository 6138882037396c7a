import type { AboutText } from '#common/contract/content/about-text';
import { matchesWords } from '#common/base/fold';
import { plainText } from '#common/contract/fields/rich-text-check';
import { MAX_WORDS } from '../../../components/list-filter/words-field';
import type { TextType } from './text-noun';

/** The filter of the texts. It is kept in the address bar. */
export interface TextFilter {
  readonly words: string;
  readonly type: TextType | null;
}

export const textTypes = ['PAGE', 'MAIL', 'BILLET'] as const satisfies readonly TextType[];

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readTextFilter(search: string): TextFilter {
  const params = new URLSearchParams(search);
  return {
    words: (params.get('mots') ?? '').slice(0, MAX_WORDS),
    type: textTypes.find((type) => type === params.get('type')) ?? null,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeTextFilter({ words, type }: TextFilter): string {
  const params = new URLSearchParams();
  if (words !== '') params.set('mots', words);
  if (type !== null) params.set('type', type);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Texts with these words in their title, their name or their content. */
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
