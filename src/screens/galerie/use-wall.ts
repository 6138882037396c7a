import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ImageRow } from '#common/contract/content/image';
import { useMedia } from '../../components/browser/use-media';
import { hangInRows, ratioOf, rowOfPlace } from './wall-rows';

/** Lengths in rem: they grow with the reader's letters. */
const usual = { row: 15, gap: 0.75, caption: 3.5, below: 1.25 };
const phone = { row: 10, gap: 0.5, caption: 3.5, below: 0.75 };

/** Where a photo hangs on the wall, in CSS pixels from its upper left corner. */
export interface Hung {
  readonly image: ImageRow;
  /** Among all, from 0. */
  readonly place: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  /** Of the photo alone, without its caption. */
  readonly height: number;
}

/**
 * A wall of any number of photos, of which only those near the window are there.
 * @param wall the element they hang in
 * @param held places of photos that stay wherever the window is: whoever has the focus must not lose it
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

  // oxlint-disable-next-line react/incompatible-library -- it is read anew at each drawing, and nothing here is compiled
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
    /** The first photo of the uppermost row that is seen. */
    uppermost: images[rows[virtualizer.range?.startIndex ?? 0]?.first ?? 0],
    /** Brings a photo into the window, unless it is there. */
    bring: (place: number) => {
      const row = rowOfPlace(rows, place);
      if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' });
    },
  };
}

interface Box {
  readonly width: number;
  /** From the top of the page. */
  readonly top: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** Where an element stands and how wide it is, followed as the page is laid out anew; of no width before it is there. */
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
    // What stands above it moves it too: the body's height tells.
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
