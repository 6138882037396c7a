import { type CSSProperties, type PointerEvent, useRef } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';
import { classNames } from '../../ui/class-names';
import styles from './lightbox.module.css';
import type { Zoom } from './use-zoom';

interface LightboxStageProps {
  image: ImageRow;
  zoom: Zoom;
  /** The direction of the swipe: 1 for the next photo, -1 for the previous one. */
  onSwipe: (step: 1 | -1) => void;
}

/** The photo itself: whole, or enlarged and scrollable. */
export function LightboxStage({ image, zoom, onSwipe }: LightboxStageProps) {
  const hand = useHand(zoom, onSwipe);
  const { uuid, name, description, file } = image;
  if (file === undefined)
    return (
      <div className={styles.stage} {...hand}>
        <p className={styles.missing}>Cette image n’a pas encore de fichier.</p>
      </div>
    );
  const address = (format: 'S' | 'M' | 'L' | 'ORIGIN') => imageFile(uuid, format, file.version);
  return (
    <div ref={zoom.stage} className={classNames(styles.stage, zoom.isOn && styles.zoomed)} {...hand}>
      <img
        className={styles.large}
        src={address('L')}
        srcSet={[
          `${address('S')} 320w, ${address('M')} 800w, ${address('L')} 1600w`,
          ...(zoom.isOn && file.width > 1600 ? [`${address('ORIGIN')} ${file.width}w`] : []),
        ].join(', ')}
        sizes={zoom.isOn ? `${zoom.width}px` : '100vw'}
        alt={description === '' ? name : `${name} : ${description}`}
        width={file.width}
        height={file.height}
        draggable={false}
        style={
          {
            '--ratio': file.width / file.height,
            '--width': `${file.width}px`,
            backgroundColor: file.backgroundColor,
            backgroundImage: `url(${file.placeholder})`,
            ...(zoom.isOn && { width: zoom.width }),
          } as CSSProperties
        }
      />
    </div>
  );
}

/** Horizontal distance that counts as a swipe, in pixels. */
const SWIPE = 48;
/** Maximum movement of a tap, in pixels. */
const STILL = 6;
/** How soon a second tap belongs to the first one, in milliseconds. */
const DOUBLE_MS = 500;

/**
 * Pointer gestures on the photo: a tap, or two quick ones, enlarge it or show it whole, a swipe shows the next, a mouse drag
 * moves the enlarged photo.
 */
function useHand(zoom: Zoom, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  return {
    // Other mouse buttons are left to the browser.
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
      start.current = isPrimary && button === 0 ? { x, y } : null;
    },
    onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
      // The button may have been released outside the stage.
      if (buttons === 0) start.current = null;
      if (start.current !== null && zoom.isOn && pointerType === 'mouse') zoom.move(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY, target, timeStamp }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const sideways = clientX - from.x;
      const down = clientY - from.y;
      if (Math.max(Math.abs(sideways), Math.abs(down)) < STILL) {
        if (!(target instanceof HTMLImageElement)) return;
        const isSecond = timeStamp - tapped.current < DOUBLE_MS;
        tapped.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
        if (!isSecond) zoom.toggle({ x: clientX, y: clientY });
      } else if (!zoom.isOn && Math.abs(sideways) >= Math.max(SWIPE, Math.abs(down))) {
        onSwipe(sideways < 0 ? 1 : -1);
      }
    },
    // The browser has taken over the gesture: it scrolls, or two fingers zoom the whole page.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
