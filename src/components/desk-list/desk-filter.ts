import type { ListOrder } from '#common/contract/fields/list-query';
import { referenceLists, type SpectacleTypeCode } from '#common/contract/content/reference-names';
import { LAST_PAGE, oneOf, wholeNumber } from '../list-filter/address-value';
import { isOrder } from '../list-filter/list-orders';
import { type PageSize, pageSizes } from '../list-filter/page-sizes';
import { yearFault } from '../list-filter/list-year';
import { MAX_WORDS } from '../list-filter/words-field';

/**
 * The filter of an editors' list. It is stored in the address bar, so that it can be shared, bookmarked and gone back
 * to.
 */
export interface DeskFilter {
  readonly view: DeskView;
  readonly title: string;
  readonly author: string;
  /** As typed: it may be invalid, and then nothing is looked up. */
  readonly year: string;
  readonly type: SpectacleTypeCode | null;
  readonly order: ListOrder;
  readonly size: PageSize;
  readonly page: number;
}

/** All published and upcoming items, upcoming ones, drafts on this device, the trash. */
export const deskViews = ['tout', 'a-paraitre', 'brouillons', 'corbeille'] as const;
export type DeskView = (typeof deskViews)[number];

/** Editors can choose any of them. */
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

/** Reads the filter from a query string; missing or invalid values become the defaults. */
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

/** The query string of a filter, with its question mark; defaults are left out. */
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

/** The query that both lists accept. */
export interface DeskQuery {
  readonly title?: string;
  readonly author?: string;
  readonly year?: number;
  readonly spectacleType?: SpectacleTypeCode;
  readonly invisibleOnly?: true;
  readonly orderBy: ListOrder;
}

/** The query of a filter; null while its year is invalid. */
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

/** How many of its fields narrow the list, not counting the title. */
export function narrowing({ author, year, type }: DeskFilter): number {
  return [author.trim() !== '', year !== '', type !== null].filter(Boolean).length;
}
