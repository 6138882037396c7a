/** A page of a list, in the shape of the specification. Offsets count from 1; both are 0 in an empty list. */
export interface Page<Row> {
  readonly metadata: PageMetadata;
  readonly data: readonly Row[];
}

export interface PageMetadata {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  readonly offsetStart: number;
  readonly offsetEnd: number;
}

/** The metadata of page `page`, with `limit` rows per page and `total` rows in all. */
export function pageMetadata(page: number, limit: number, total: number): PageMetadata {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const offsetStart = Math.min((page - 1) * limit + 1, total);
  return { currentPage: page, lastPage, total, offsetStart, offsetEnd: Math.min(page * limit, total) };
}
