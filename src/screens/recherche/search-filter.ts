import { type SearchGroup, searchGroupNames } from '#common/rules/search';
import { LAST_PAGE, wholeNumber } from '../../components/list-filter/address-value';
import { MAX_WORDS } from '../../components/list-filter/words-field';

/** The words searched, and where. Kept in the address bar, so that it can be shared, bookmarked and returned to. */
export interface SearchFilter {
  readonly words: string;
  readonly group: SearchGroup | null;
  readonly page: number;
}

export function readSearchFilter(search: string): SearchFilter {
  const params = new URLSearchParams(search);
  const code = params.get('dans');
  return {
    words: (params.get('q') ?? '').slice(0, MAX_WORDS),
    group: searchGroupNames.find((group) => groupCodes[group] === code) ?? null,
    page: wholeNumber(params.get('page'), 1, LAST_PAGE) ?? 1,
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeSearchFilter({ words, group, page }: SearchFilter): string {
  const params = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(group !== null && { dans: groupCodes[group] }),
    ...(group !== null && page !== 1 && { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params}`;
}

export const groupTitles: Readonly<Record<SearchGroup, string>> = {
  pieces: 'Pièces',
  people: 'Auteurs et comédiens',
  news: 'Brèves',
  images: 'Photos',
  shows: 'Spectacles',
  texts: 'Textes',
};

const groupCodes: Readonly<Record<SearchGroup, string>> = {
  pieces: 'pieces',
  people: 'personnes',
  news: 'breves',
  images: 'photos',
  shows: 'spectacles',
  texts: 'textes',
};
