import type { Drawing } from './drawing';
import { touchesOutline } from '#common/base/polygon';
import type { StageHand } from './use-stage-hand';
import { rectangleBetween } from './zone-outline';
import { at, svgPoints } from './zone-on-picture';
import styles from './zone-stage.module.css';

interface DrawnSoFarProps {
  drawing: Drawing;
  aim: StageHand['aim'];
}

/** The zone that is being drawn: what is set, and where the pointer would go on. */
export function DrawnSoFar({ drawing: { shape, corners }, aim }: DrawnSoFarProps) {
  const isRectangle = shape === 'RECTANGLE';
  const start = isRectangle ? (corners[0] ?? aim?.from) : corners.at(-1);
  const next = start && aim && (isRectangle ? rectangleBetween(start, aim.to) : [start, aim.to]);
  const isBlocked = !isRectangle && aim !== null && touchesOutline(corners, aim.to);
  return (
    <>
      <svg
        className={styles.shape}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-drawn
      >
        <polyline className={styles.halo} points={svgPoints(corners)} />
        <polyline className={styles.line} points={svgPoints(corners)} />
        {next && (
          <>
            <polygon className={styles.halo} points={svgPoints(next)} />
            <polygon className={styles.line} data-blocked={isBlocked || undefined} points={svgPoints(next)} />
          </>
        )}
      </svg>
      {corners.map((corner, place) => (
        <span key={place} className={styles.dot} data-first={place === 0 || undefined} style={at(corner)} />
      ))}
    </>
  );
}
