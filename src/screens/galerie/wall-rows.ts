import type { ImageRow } from '#common/contract/content/image';

/** A row of photos of one height. Lengths are CSS pixels. */
export interface WallRow {
  /** Place of its first photo among all, from 0. */
  readonly first: number;
  readonly height: number;
  /** One width for each photo, left to right. */
  readonly widths: readonly number[];
}

/** What a wall is hung by, in CSS pixels. */
export interface WallMeasure {
  readonly width: number;
  /** The height that a row is aimed at. */
  readonly row: number;
  /** Between two photos of a row. */
  readonly gap: number;
}

/** A row is no higher than this, even if a photo or two leave it unfilled. */
const MOST_STRETCHED = 1.3;
const USUAL_RATIO = 1.5;

/** Width to height; panoramas and ribbons are held within what a row can show. */
export const ratioOf = ({ file }: Pick<ImageRow, 'file'>): number =>
  file === undefined ? USUAL_RATIO : Math.min(2.4, Math.max(0.6, file.width / file.height));

/** Hangs photos in rows that fill the width, each as wide as it is for the height of its row. */
export function hangInRows(ratios: readonly number[], { width, row, gap }: WallMeasure): WallRow[] {
  const rows: WallRow[] = [];
  let first = 0;
  while (first < ratios.length) {
    let end = first;
    let sum = 0;
    let before = Number.POSITIVE_INFINITY;
    let height = before;
    // Each photo more makes the row lower: the last one is the one that brings it nearest to the height aimed at.
    while (end < ratios.length && height > row) {
      before = height;
      sum += ratios[end] ?? USUAL_RATIO;
      end += 1;
      height = (width - gap * (end - first - 1)) / sum;
    }
    if (before - row < row - height) {
      end -= 1;
      height = before;
    }
    height = Math.min(height, row * MOST_STRETCHED);
    rows.push({ first, height, widths: ratios.slice(first, end).map((ratio) => ratio * height) });
    first = end;
  }
  return rows;
}

/** The row that a photo hangs in; -1 where it hangs in none. */
export const rowOfPlace = (rows: readonly WallRow[], place: number): number =>
  place < 0 ? -1 : rows.findLastIndex(({ first }) => first <= place);
