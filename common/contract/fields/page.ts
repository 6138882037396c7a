/** A page of a list, as the specification shapes it. Offsets count from 1; both are 0 in an empty list. */
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

/** The metadata of page `page` when `limit` rows go on a page and there are `total`. */
export function pageMetadata(page: number, limit: number, total: number): PageMetadata {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const offsetStart = Math.min((page - 1) * limit + 1, total);
  return { currentPage: page, lastPage, total, offsetStart, offsetEnd: Math.min(page * limit, total) };
}
