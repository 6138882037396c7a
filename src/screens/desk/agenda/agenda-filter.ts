import { matchesWords } from '#common/base/word-beginnings';
import { viewField, pageField, sizeField, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import { type AgendaItem, stateOf } from './agenda-item';

export const agendaViews = {
  tout: 'Tout',
  'a-l-affiche': 'À l’affiche',
  'a-paraitre': 'À paraître',
  passes: 'Passés',
  brouillons: 'Brouillons',
} as const;
export type AgendaView = keyof typeof agendaViews;

/** The filter of a list of shows or events. */
export const agendaFilter = filterCodec(
  { view: viewField(agendaViews, 'tout'), words: words('mots'), size: sizeField, page: pageField },
  [],
  'words',
);
export type AgendaFilter = FilterOf<typeof agendaFilter>;

/** The items of a view with these words in their title or place. Does not look at drafts. */
export function matchingAgenda(
  items: readonly AgendaItem[],
  { view, words }: Pick<AgendaFilter, 'view' | 'words'>,
  now: Date,
): readonly AgendaItem[] {
  const wanted = states[view];
  return items.filter(
    (item) =>
      (wanted === null || wanted === stateOf(item, now)) &&
      (words.trim() === '' || matchesWords(words, `${item.title} ${item.place}`)),
  );
}

const states = {
  tout: null,
  'a-l-affiche': 'shown',
  'a-paraitre': 'coming',
  passes: 'over',
  brouillons: null,
} as const;
