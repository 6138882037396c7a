import { matchesWords } from '#common/base/fold';
import { type PageSize, pageSizes } from '../list-filter/page-sizes';
import { LAST_PAGE, oneOf, wholeNumber } from '../list-filter/address-value';
import { MAX_WORDS } from '../list-filter/words-field';
import { type AgendaItem, stateOf } from './agenda-item';

/** The filter of a list of shows or events. It is stored in the address bar. */
export interface AgendaFilter {
  readonly view: AgendaView;
  readonly words: string;
  readonly size: PageSize;
  readonly page: number;
}

export const agendaViews = ['tout', 'a-l-affiche', 'a-paraitre', 'passes', 'brouillons'] as const;
export type AgendaView = (typeof agendaViews)[number];

export const wholeAgenda: AgendaFilter = { view: 'tout', words: '', size: 10, page: 1 };

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readAgendaFilter(search: string): AgendaFilter {
  const params = new URLSearchParams(search);
  return {
    view: oneOf(agendaViews, params.get('vue')) ?? wholeAgenda.view,
    words: (params.get('mots') ?? '').slice(0, MAX_WORDS),
    size: oneOf(pageSizes, Number(params.get('taille'))) ?? wholeAgenda.size,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? wholeAgenda.page,
  };
}

/** The query string of a filter, with its question mark; defaults are left out. */
export function writeAgendaFilter({ view, words, size, page }: AgendaFilter): string {
  const params = new URLSearchParams();
  if (view !== wholeAgenda.view) params.set('vue', view);
  if (words !== '') params.set('mots', words);
  if (size !== wholeAgenda.size) params.set('taille', String(size));
  if (page !== 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

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
