import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ImageRow } from '#common/contract/content/image';
import { useMedia } from '../../components/browser/use-media';
import { hangInRows, ratioOf, rowOfPlace } from './wall-rows';

/** Lengths in rem, so they scale with the reader's font size. */
const usual = { row: 15, gap: 0.75, caption: 3.5, below: 1.25 };
const phone = { row: 10, gap: 0.5, caption: 3.5, below: 0.75 };

/** Position of a photo on the wall, in CSS pixels from its upper left corner. */
export interface Hung {
  readonly image: ImageRow;
  /** Index among all photos, from 0. */
  readonly place: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** Height of the photo alone, without its caption. */
  readonly height: number;
}

/**
 * A wall of any number of photos, of which only those near the viewport are rendered.
 * @param wall the element that contains them
 * @param held indexes of photos that stay rendered wherever the viewport is, e.g. so as not to lose the focus
 */
export function useWall(
  wall: RefObject<HTMLElement | null>,
  images: readonly ImageRow[],
  held: readonly number[],
) {
  const lengths = useMedia('(max-width: 40rem)') ? phone : usual;
  const { width, top, rem } = useBox(wall);
  const { rows, gap } = useMemo(() => {
    const measure = { width, row: lengths.row * rem, gap: lengths.gap * rem };
    return { rows: width === 0 ? [] : hangInRows(images.map(ratioOf), measure), gap: measure.gap };
  }, [images, width, rem, lengths]);

  // oxlint-disable-next-line react/incompatible-library -- it is read at each render, and nothing here is compiled
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.height ?? 0) + (lengths.caption + lengths.below) * rem,
    scrollMargin: top,
    overscan: 4,
    rangeExtractor: (range) => {
      const kept = held.map((place) => rowOfPlace(rows, place)).filter((row) => row >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other);
    },
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rows]);

  const hung = virtualizer.getVirtualItems().flatMap(({ index, start }): Hung[] => {
    const row = rows[index];
    if (row === undefined) return [];
    let left = 0;
    return row.widths.flatMap((photoWidth, inRow) => {
      const place = row.first + inRow;
      const image = images[place];
      const at = left;
      left += photoWidth + gap;
      return image === undefined
        ? []
        : [{ image, place, top: start - top, left: at, width: photoWidth, height: row.height }];
    });
  });
  return {
    hung,
    height: virtualizer.getTotalSize(),
    /** The first photo of the topmost visible row. */
    uppermost: images[rows[virtualizer.range?.startIndex ?? 0]?.first ?? 0],
    /** Scrolls a photo into view, unless it is already visible. */
    bring: (place: number) => {
      const row = rowOfPlace(rows, place);
      if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' });
    },
  };
}

interface Box {
  readonly width: number;
  /** Distance from the top of the page. */
  readonly top: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** The position and width of an element, observed as the layout changes; width 0 until it is mounted. */
function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 0, top: 0, rem: 16 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { width, top } = measured.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width, top: Math.round(top + scrollY), rem };
      setBox((now) => (now.width === width && now.top === next.top && now.rem === rem ? now : next));
    };
    measure();
    // Content above the element moves it too, which shows in the body's height.
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
