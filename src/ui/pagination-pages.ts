/** The position in a list: the metadata of a list answer. */
export interface PagePosition {
  currentPage: number;
  lastPage: number;
  offsetStart: number;
  offsetEnd: number;
  total: number;
}

/** `1 - 9 / 214`, as the specification requires. */
export function positionWords({ offsetStart, offsetEnd, total }: PagePosition): string {
  return `${offsetStart} - ${offsetEnd} / ${total}`;
}

/**
 * The pages that get a button: first, last, and those around the current one. `gap` stands for omitted pages; never for
 * a single one.
 */
export function pagesWorthAButton(currentPage: number, lastPage: number): (number | 'gap')[] {
  const wanted = [1, currentPage - 1, currentPage, currentPage + 1, lastPage]
    .filter((page) => page >= 1 && page <= lastPage)
    .toSorted((a, b) => a - b);
  const shown: (number | 'gap')[] = [];
  let previous = 0;
  for (const page of new Set(wanted)) {
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push('gap');
    shown.push(page);
    previous = page;
  }
  return shown;
}
