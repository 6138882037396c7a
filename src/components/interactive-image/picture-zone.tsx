import type { CSSProperties, MouseEvent } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './picture-zone.module.css';
import type { ShownZone } from './shown-images';
import { hasPopovers } from './use-plain-bubble';
import { ZoneBubble } from './zone-bubble';
import { ZoneLink } from './zone-link';
import { zoneShapeOf } from './zone-shape';

interface PictureZoneProps {
  zone: ShownZone;
  /** How high it lies above the others. */
  height: number;
  /** Its name is shown below the picture. */
  isLit: boolean;
  /** What it says is shown. */
  isOpen: boolean;
  onPress: () => void;
  onClose: () => void;
}

/** For the zone of a bubble that is no popover, which the zones after it would cover. */
const ABOVE_ALL = 50;

/** A zone on its picture: a button or a link in the form of the zone. */
export function PictureZone({ zone, height, isLit, isOpen, onPress, onClose }: PictureZoneProps) {
  const { place, clipPath, corners } = zoneShapeOf(zone.points);
  const className = classNames(styles.zone, (isLit || isOpen) && styles.lit);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked; the bubble gives the focus back to where it was.
    currentTarget.focus({ preventScroll: true });
    onPress();
  };
  const face = (
    <>
      <span className="visually-hidden">{zone.name}</span>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.edge} points={corners} />
        <polygon className={styles.line} points={corners} />
      </svg>
    </>
  );
  return (
    <li
      className={styles.place}
      style={
        {
          ...place,
          '--outline': clipPath,
          zIndex: isOpen && !hasPopovers() ? ABOVE_ALL : height,
        } as CSSProperties
      }
      data-zone={zone.uuid}
    >
      {zone.type === 'LIEN' ? (
        <ZoneLink link={zone.link} className={className}>
          {face}
        </ZoneLink>
      ) : (
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          aria-expanded={zone.type === 'IMAGE' ? undefined : isOpen}
          onClick={press}
        >
          {face}
        </button>
      )}
      {isOpen && (zone.type === 'TEXTE' || zone.type === 'PERSONNAGE') && (
        <ZoneBubble zone={zone} onClose={onClose} />
      )}
    </li>
  );
}
