import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';

/** A page of the rows of a list. */
export interface RowsOfPage<Row> {
  readonly metadata: PageMetadata;
  readonly rows: readonly Row[];
}

/** A page of rows that are all at hand, or the last one if it is beyond. */
export function pageOf<Row>(
  all: readonly Row[],
  { page, size }: { readonly page: number; readonly size: number },
): RowsOfPage<Row> {
  const current = Math.min(page, Math.max(1, Math.ceil(all.length / size)));
  const first = (current - 1) * size;
  return { metadata: pageMetadata(current, size, all.length), rows: all.slice(first, first + size) };
}
