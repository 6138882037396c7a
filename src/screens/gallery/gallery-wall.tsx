import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { DOT } from '#common/base/dot';
import type { ImageRow } from '#common/contract/content/image';
import { nameOf } from '#common/contract/content/reference-names';
import { UpcomingBadge } from '../../components/clock/upcoming-badge';
import { Photo } from '../../components/photo/photo';
import { type Hung, useWall } from './use-wall';
import styles from './gallery-wall.module.css';

interface GalleryWallProps {
  images: readonly ImageRow[];
  /** Index of the enlarged image; -1 if there is none. */
  opened: number;
  onOpen: (uuid: string) => void;
}

/** Maximum number of photos visible at first. */
const FIRST_SEEN = 6;

/**
 * Photos in justified rows; the layout is known before they load. However many there are, only those near the viewport
 * are in the DOM; each has its position and the total. The wall scrolls to the enlarged photo, which stays in the DOM
 * wherever the viewport is, so that closing it returns the focus to its place.
 */
export function GalleryWall({ images, opened, onOpen }: GalleryWallProps) {
  const wall = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(-1);
  const seen = images[opened]?.uuid;
  const [last, setLast] = useState(seen);
  if (seen !== undefined && seen !== last) setLast(seen);
  const lastPlace = images.findIndex(({ uuid }) => uuid === last);
  const { hung, height, uppermost, bring } = useWall(wall, images, [lastPlace, focused]);
  const isHung = hung.length > 0;
  useEffect(() => {
    // For a visit by the address of a photo, scrolls to it once the wall is laid out.
    if (!isHung || lastPlace === -1) return undefined;
    bring(lastPlace);
    if (seen !== undefined) return undefined;
    const frame = wall.current?.querySelector<HTMLElement>(`[data-place="${lastPlace}"] > button`);
    frame?.focus({ preventScroll: true });
    // Going back to the wall, the browser scrolls to where the first photo was pressed.
    const again = requestAnimationFrame(() => bring(lastPlace));
    return () => cancelAnimationFrame(again);
    // oxlint-disable-next-line react/exhaustive-deps -- only another photo moves the wall, not another width
  }, [isHung, seen]);
  return (
    <>
      <p className={styles.year} aria-hidden="true">
        {uppermost?.year}
      </p>
      <ul ref={wall} className={styles.wall} style={{ height }}>
        {hung.map((photo) => (
          <HungPhoto
            key={photo.image.uuid}
            hung={photo}
            total={images.length}
            onOpen={onOpen}
            onFocus={setFocused}
          />
        ))}
      </ul>
    </>
  );
}

interface HungPhotoProps {
  hung: Hung;
  total: number;
  onOpen: (uuid: string) => void;
  /** Index of the photo that has received the focus; -1 when it loses it. */
  onFocus: (place: number) => void;
}

function HungPhoto({
  hung: { image, place, top, left, width, height },
  total,
  onOpen,
  onFocus,
}: HungPhotoProps) {
  return (
    <li
      // React sets styles through the CSSOM, which the content security policy allows.
      style={
        { transform: `translate(${left}px, ${top}px)`, width, '--height': `${height}px` } as CSSProperties
      }
      aria-setsize={total}
      aria-posinset={place + 1}
      data-place={place}
    >
      <button
        type="button"
        className={styles.frame}
        onClick={() => onOpen(image.uuid)}
        onFocus={() => onFocus(place)}
        onBlur={() => onFocus(-1)}
      >
        <Photo
          className={styles.picture}
          uuid={image.uuid}
          file={image.file}
          sizes={`${Math.ceil(width)}px`}
          isFirst={place < FIRST_SEEN}
          without={<span className={styles.empty}>{image.name}</span>}
        />
        <span className={styles.caption}>
          <span className={styles.name}>{image.name}</span>
          <span className="small soft num">{captionOf(image)}</span>
        </span>
      </button>
      <UpcomingBadge from={image.visibleFrom} />
    </li>
  );
}

/** The caption of an image. */
export const captionOf = ({ year, types, description }: ImageRow): string =>
  [year, description === '' ? types.map((code) => nameOf('image-types', code)).join(', ') : description]
    .filter((word) => word !== '')
    .join(DOT);
