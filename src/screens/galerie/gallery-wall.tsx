import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { nameOf } from '#common/contract/content/reference-names';
import { ComingMark } from '../../components/clock/coming-mark';
import { Photo } from '../../components/photo/photo';
import { type Hung, useWall } from './use-wall';
import styles from './gallery-wall.module.css';

interface GalleryWallProps {
  images: readonly ImageRow[];
  /** Place of the one that is seen large; -1 when none is. */
  opened: number;
  onOpen: (uuid: string) => void;
}

/** As many as may stand in what is seen first. */
const FIRST_SEEN = 6;

/**
 * Photos in rows of one height, each as wide as it is: where it goes is known before it comes. However many there are,
 * only those near the window are in the page; each says which of how many it is. The wall goes along with the photo that
 * is seen large, and the way back from that one leads to where it hangs: it stays in the page wherever the window is.
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
    // Who came by the address of a photo is taken there once anything hangs.
    if (!isHung || lastPlace === -1) return;
    bring(lastPlace);
    if (seen !== undefined) return;
    const frame = wall.current?.querySelector<HTMLElement>(`[data-place="${lastPlace}"] > button`);
    frame?.focus({ preventScroll: true });
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
  /** The place that has the focus now; -1 when it goes. */
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
      // React writes styles through the page's own object model, which the policy allows.
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
      <ComingMark from={image.visibleFrom} />
    </li>
  );
}

/** What is said of an image below its name. */
export const captionOf = ({ year, types, description }: ImageRow): string =>
  [year, description === '' ? types.map((code) => nameOf('image-types', code)).join(', ') : description]
    .filter((word) => word !== '')
    .join(' · ');
