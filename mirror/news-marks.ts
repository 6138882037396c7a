import { fold } from '#common/base/fold';
import { searchableWords } from '#common/base/word-beginnings';
import type { NewsRow } from '#common/contract/content/news';
import { type SpectacleTypeCode, referenceLists } from '#common/contract/content/reference-names';
import { yearInList } from '#common/rules/list-order';
import { frenchSortKey } from './french-sort-key';

/** The marks of a news item in the mirror, so that lists are read from indexes. */
export function newsMarks(row: NewsRow) {
  return {
    /** Searchable words of the title. */
    $words: [...new Set(searchableWords(fold(row.title)))],
    $title: frenchSortKey(row.title),
    $year: yearInList(row.years),
    $types: typeBits(row.spectacleTypes),
  };
}

const spectacleTypeCodes = Object.keys(referenceLists['spectacle-types']) as SpectacleTypeCode[];

/** A set of spectacle types as bits: only news is found by an index of sets, other nouns filter rows already read. */
export function typeBits(codes: readonly SpectacleTypeCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << spectacleTypeCodes.indexOf(code)), 0);
}

/** Every set of spectacle types, as bits. */
export const allTypeBits: readonly number[] = Array.from(
  { length: 1 << spectacleTypeCodes.length },
  (_, bits) => bits,
);
