import { type CSSProperties, type PointerEvent, useRef } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';
import { classNames } from '../../ui/class-names';
import styles from './lightbox.module.css';
import type { Zoom } from './use-zoom';

interface LightboxStageProps {
  image: ImageRow;
  zoom: Zoom;
  /** Meant by a finger: 1 for the photo that comes next, -1 for the one before. */
  onSwipe: (step: 1 | -1) => void;
}

/** The photo itself: whole, or so large that one walks about in it. */
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

/** So many pixels sideways are meant as a swipe. */
const SWIPE = 48;
/** A hand that presses is never quite still. */
const STILL = 6;

/** What a hand does with the photo: a tap enlarges it, a swipe leads on, a mouse that is held down moves what is enlarged. */
function useHand(zoom: Zoom, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    // The other buttons of a mouse are the browser's.
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
      start.current = isPrimary && button === 0 ? { x, y } : null;
    },
    onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
      // It may have been let go outside of the stage.
      if (buttons === 0) start.current = null;
      if (start.current !== null && zoom.isOn && pointerType === 'mouse') zoom.move(-movementX, -movementY);
    },
    onPointerUp: ({ clientX, clientY, target }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const sideways = clientX - from.x;
      const down = clientY - from.y;
      if (Math.max(Math.abs(sideways), Math.abs(down)) < STILL) {
        if (target instanceof HTMLImageElement) zoom.toggle({ x: clientX, y: clientY });
      } else if (!zoom.isOn && Math.abs(sideways) >= Math.max(SWIPE, Math.abs(down))) {
        onSwipe(sideways < 0 ? 1 : -1);
      }
    },
    // The browser has taken the finger for itself: it scrolls, or two fingers enlarge the whole page.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
