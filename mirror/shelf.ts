import { fold } from '#common/base/fold';
import type { Collection } from '#common/contract/collection-names';
import type { RowOf } from '#common/contract/collections';
import type { NewsRow } from '#common/contract/news';
import { type SpectacleTypeCode, referenceLists } from '#common/contract/reference-names';
import { yearInList } from '#common/rules/news-list';
import { frenchSortKey } from './french-sort-key';

/** What a row carries in the mirror beside itself, so that lists are read from indexes. */
export interface NewsShelf {
  /** Folded words of the title. */
  readonly $words: readonly string[];
  readonly $title: string;
  readonly $year: number;
  /** The set of spectacle types, as bits. */
  readonly $types: number;
}

export type Shelved<C extends Collection> = RowOf<C> & Partial<NewsShelf>;

/** A row as the mirror stores it. */
export function shelve<C extends Collection>(collection: C, row: RowOf<C>): Shelved<C> {
  return isNews(collection, row) ? { ...row, ...newsShelf(row) } : row;
}

/** A row as it came, without what the mirror added. */
export function unshelve<Row extends object>(row: Row & Partial<NewsShelf>): Row {
  if (!('$title' in row)) return row;
  const { $words: _words, $title: _title, $year: _year, $types: _types, ...rest } = row;
  // What is left is the row: TypeScript cannot subtract from a type parameter.
  return rest as unknown as Row;
}

const spectacleTypeCodes = Object.keys(referenceLists['spectacle-types']) as SpectacleTypeCode[];

/** A set of spectacle types as bits. */
export function typeBits(codes: readonly SpectacleTypeCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << spectacleTypeCodes.indexOf(code)), 0);
}

/** Every set of spectacle types, as bits. */
export const allTypeBits: readonly number[] = Array.from(
  { length: 1 << spectacleTypeCodes.length },
  (_, bits) => bits,
);

function newsShelf(row: NewsRow): NewsShelf {
  return {
    $words: [...new Set(fold(row.title).split(' '))],
    $title: frenchSortKey(row.title),
    $year: yearInList(row.years),
    $types: typeBits(row.spectacleTypes),
  };
}

function isNews(collection: Collection, _row: object): _row is NewsRow {
  return collection === 'news' || collection === 'coming-news';
}
