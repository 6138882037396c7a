import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The enlargement, relative to the whole photo. */
const TIMES = 2.5;
/** The share of the visible area by which an arrow key scrolls. */
const STEP = 0.2;

/** A point of the viewport, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  /** The element in which the photo is scrolled. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly isOn: boolean;
  /** Width of the enlarged photo, in CSS pixels. */
  readonly width: number;
  /** Enlarges the photo around a point of the viewport, or around its middle; or shows it whole again. */
  toggle(around?: Point): void;
  move(right: number, down: number): void;
  /** Handles the keys of the zoom; returns false for other keys. */
  walk(key: string): boolean;
}

/** The zoom of a photo; another photo starts whole. */
export function useZoom(uuid: string): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const now = enlarged?.uuid === uuid ? enlarged : null;
  useLayoutEffect(() => {
    const scrolled = stage.current;
    if (scrolled === null || enlarged === null) return;
    const { scrollWidth, scrollHeight } = scrolled;
    scrolled.scrollTo(
      enlarged.x * scrollWidth - enlarged.fromLeft,
      enlarged.y * scrollHeight - enlarged.fromTop,
    );
  }, [enlarged]);

  const move = (right: number, down: number) => stage.current?.scrollBy(right, down);
  const toggle = (around?: Point) =>
    setEnlarged(now === null ? enlargedAt(stage.current, uuid, around) : null);
  return {
    stage,
    isOn: now !== null,
    width: now?.width ?? 0,
    toggle,
    move,
    walk: (key) => {
      if ((key === '+' && now === null) || (key === '-' && now !== null)) {
        toggle();
        return true;
      }
      const direction = directions.get(key);
      if (now === null || direction === undefined || stage.current === null) return false;
      const { clientWidth, clientHeight } = stage.current;
      move(direction.x * STEP * clientWidth, direction.y * STEP * clientHeight);
      return true;
    },
  };
}

interface Enlarged {
  readonly uuid: string;
  readonly width: number;
  /** The point of the photo that stays in place, as fractions of its width and height. */
  readonly x: number;
  readonly y: number;
  /** The position of that point on the stage, in CSS pixels. */
  readonly fromLeft: number;
  readonly fromTop: number;
}

function enlargedAt(stage: HTMLElement | null, uuid: string, around?: Point): Enlarged | null {
  const photo = stage?.querySelector('img')?.getBoundingClientRect();
  if (stage === null || photo === undefined) return null;
  const { left, top } = stage.getBoundingClientRect();
  const { x, y } = around ?? { x: photo.left + photo.width / 2, y: photo.top + photo.height / 2 };
  return {
    uuid,
    width: Math.round(photo.width * TIMES),
    x: (x - photo.left) / photo.width,
    y: (y - photo.top) / photo.height,
    fromLeft: x - left,
    fromTop: y - top,
  };
}

const directions: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
