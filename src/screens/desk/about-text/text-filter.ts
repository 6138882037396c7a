import type { AboutText } from '#common/contract/content/about-text';
import { matchesWords } from '#common/base/word-beginnings';
import { plainText } from '#common/contract/fields/rich-text-check';
import { option, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import type { TextType } from './text-noun';

export const textTypes = ['PAGE', 'MAIL', 'BILLET'] as const satisfies readonly TextType[];

/** The filter of the texts. */
export const textFilter = filterCodec({ words: words('mots'), type: option<TextType>('type', textTypes) });
type TextFilter = FilterOf<typeof textFilter>;

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
