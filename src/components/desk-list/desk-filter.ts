import type { ListOrder } from '#common/contract/fields/list-query';
import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';
import { LAST_PAGE, oneOf, wholeNumber } from '../list-filter/address-value';
import { isOrder } from '../list-filter/list-orders';
import { type PageSize, pageSizes } from '../list-filter/page-sizes';
import { yearFault } from '../list-filter/list-year';
import { MAX_WORDS } from '../list-filter/words-field';

/** What an editor looks at. The address bar holds it, so that it can be shared, kept and gone back to. */
export interface DeskFilter {
  readonly view: DeskView;
  readonly title: string;
  readonly author: string;
  /** As typed: it may be no year of ours, and then nothing is looked up. */
  readonly year: string;
  readonly type: SpectacleTypeCode | null;
  readonly order: ListOrder;
  readonly size: PageSize;
  readonly page: number;
}

/** All that is published or to be, what is yet to appear, what is being written on this device, what was discarded. */
export const deskViews = ['tout', 'a-paraitre', 'brouillons', 'corbeille'] as const;
export type DeskView = (typeof deskViews)[number];

/** An editor chooses among all of them. */
export const allTypes = Object.keys(referenceLists['spectacle-types']) as readonly SpectacleTypeCode[];

export const wholeDesk: DeskFilter = {
  view: 'tout',
  title: '',
  author: '',
  year: '',
  type: null,
  order: 'visible-desc',
  size: 10,
  page: 1,
};

/** The filter in a query string; what it does not hold, or holds wrongly, is the usual. */
export function readDeskFilter(search: string): DeskFilter {
  const params = new URLSearchParams(search);
  const order = params.get('tri');
  return {
    view: oneOf(deskViews, params.get('vue')) ?? wholeDesk.view,
    title: (params.get('titre') ?? '').slice(0, MAX_WORDS),
    author: (params.get('auteur') ?? '').slice(0, MAX_WORDS),
    year: (params.get('annee') ?? '').slice(0, MAX_YEAR),
    type: oneOf(allTypes, params.get('type')) ?? null,
    order: isOrder(order) ? order : wholeDesk.order,
    size: pageSizes.find((size) => String(size) === params.get('taille')) ?? wholeDesk.size,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? wholeDesk.page,
  };
}

/** The query string of a filter, with its question mark; the usual is left out. */
export function writeDeskFilter(filter: Partial<DeskFilter>): string {
  const wanted = { ...wholeDesk, ...filter };
  const params = new URLSearchParams();
  for (const [name, key] of names) {
    const value = wanted[key];
    if (value !== wholeDesk[key] && value !== null) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const names = [
  ['vue', 'view'],
  ['titre', 'title'],
  ['auteur', 'author'],
  ['annee', 'year'],
  ['type', 'type'],
  ['tri', 'order'],
  ['taille', 'size'],
  ['page', 'page'],
] as const satisfies readonly (readonly [string, keyof DeskFilter])[];

const MAX_YEAR = 12;

/** What the lists of both nouns can be asked. */
export interface DeskQuery {
  readonly title?: string;
  readonly author?: string;
  readonly year?: number;
  readonly spectacleType?: SpectacleTypeCode;
  readonly invisibleOnly?: true;
  readonly orderBy: ListOrder;
}

/** What the filter asks; null while its year is none. */
export function deskQueryOf(filter: DeskFilter): DeskQuery | null {
  if (yearFault(filter.year) !== undefined) return null;
  const { view, year, type, order } = filter;
  const [title, author] = [filter.title.trim(), filter.author.trim()];
  return {
    orderBy: order,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(year !== '' && { year: Number(year) }),
    ...(type !== null && { spectacleType: type }),
    ...(view === 'a-paraitre' && { invisibleOnly: true as const }),
  };
}

/** How many of its fields narrow the list, the title apart. */
export function narrowing({ author, year, type }: DeskFilter): number {
  return [author.trim() !== '', year !== '', type !== null].filter(Boolean).length;
}
