import type { ImageRow } from '#common/contract/content/image';

/** A row of photos of the same height. Lengths are in CSS pixels. */
export interface WallRow {
  /** Index of its first photo among all, from 0. */
  readonly first: number;
  readonly height: number;
  /** One width for each photo, left to right. */
  readonly widths: readonly number[];
}

/** The dimensions of a wall, in CSS pixels. */
export interface WallMeasure {
  readonly width: number;
  /** The target height of a row. */
  readonly row: number;
  /** Gap between two photos of a row. */
  readonly gap: number;
}

/** Maximum height of a row relative to the target, even if a photo or two then leave it unfilled. */
const MAX_STRETCHED = 1.3;
const USUAL_RATIO = 1.5;

/** Ratio of width to height, clamped to what a row can show, for panoramas and narrow strips. */
export const ratioOf = ({ file }: Pick<ImageRow, 'file'>): number =>
  file === undefined ? USUAL_RATIO : Math.min(2.4, Math.max(0.6, file.width / file.height));

/** Lays photos out in rows that fill the width; each photo's width follows from the height of its row. */
export function hangInRows(ratios: readonly number[], { width, row, gap }: WallMeasure): WallRow[] {
  const rows: WallRow[] = [];
  let first = 0;
  while (first < ratios.length) {
    let end = first;
    let sum = 0;
    let before = Number.POSITIVE_INFINITY;
    let height = before;
    // Each added photo lowers the row; stops at the photo that brings it nearest to the target height.
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
    height = Math.min(height, row * MAX_STRETCHED);
    rows.push({ first, height, widths: ratios.slice(first, end).map((ratio) => ratio * height) });
    first = end;
  }
  return rows;
}

/** The index of the row of a photo; -1 if it has none. */
export const rowOfPlace = (rows: readonly WallRow[], place: number): number =>
  place < 0 ? -1 : rows.findLastIndex(({ first }) => first <= place);
