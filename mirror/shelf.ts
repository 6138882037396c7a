import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import { newsMarks } from './news-marks';
import { pieceBodyMarks } from './piece-marks';

/** A row as the mirror stores it: with marks beside its fields where lists are read from indexes. */
export type MirrorRow<C extends Collection> = RowOf<C>;

/** The marks of each collection's rows, if they have any; mark names begin with `$`, field names never do. */
const marks: { readonly [C in Collection]?: (row: RowOf<C>) => Readonly<Record<`$${string}`, unknown>> } = {
  news: newsMarks,
  'coming-news': newsMarks,
  'piece-bodies': pieceBodyMarks,
};

/** Adds its marks to a row. */
export function shelve<C extends Collection>(collection: C, row: RowOf<C>): MirrorRow<C> {
  const marksOf = marks[collection];
  return marksOf === undefined ? row : { ...row, ...marksOf(row) };
}

/** A row as it came, without its marks. */
export function unshelve<Row extends object>(row: Row): Row {
  const fields = Object.entries(row).filter(([name]) => !name.startsWith('$'));
  // The rest is the row, which TypeScript cannot infer from the names of entries.
  return Object.fromEntries(fields) as Row;
}
