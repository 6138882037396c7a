import type { CSSProperties } from 'react';
import type { Point } from '#common/base/polygon';
import { nameOf } from '#common/contract/content/reference-names';
import type { SheetZone } from './interactive-image-sheet';
import { zoneShapeOf } from '../../../components/interactive-image/zone-shape';
import type { Chosen } from './chosen';
import { numberPoint, outwards } from './zone-marks';
import { cornerName, zoneCall } from './zone-words';
import styles from './zone-stage.module.css';

interface ZoneOnPictureProps {
  zone: SheetZone;
  rank: number;
  /** How high it lies above the others. */
  height: number;
  /** What is chosen of this zone; null: another one, or none. */
  chosen: Chosen | null;
  /** A corner is dragged to where it cannot go. */
  isBlocked: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** A zone: what is pressed, its outline, its number, and the handles of its corners while it is chosen. */
export function ZoneOnPicture({ zone, rank, height, chosen, isBlocked, onChoose }: ZoneOnPictureProps) {
  const { uuid, type, points } = zone;
  const { place, clipPath } = zoneShapeOf(points);
  const chooseWhole = () => onChoose({ uuid, corner: null });
  return (
    <>
      <button
        type="button"
        className={styles.press}
        data-zone={uuid}
        aria-label={`${zoneCall(zone, rank)}, ${nameOf('interactive-zone-types', type)}`}
        aria-pressed={chosen !== null}
        style={{ ...place, clipPath, zIndex: height }}
        onClick={chooseWhole}
        onFocus={() => chosen !== null && chooseWhole()}
      />
      <svg
        className={styles.shape}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-chosen={chosen !== null || undefined}
        style={{ zIndex: height }}
      >
        <polygon className={styles.halo} points={svgPoints(points)} />
        <polygon className={styles.line} data-blocked={isBlocked || undefined} points={svgPoints(points)} />
      </svg>
      <span
        aria-hidden="true"
        className={styles.number}
        data-chosen={chosen !== null || undefined}
        style={at(numberPoint(points))}
      >
        {rank + 1}
      </span>
      {chosen !== null &&
        points.map((point, corner) => {
          const choose = () => onChoose({ uuid, corner });
          const out = outwards(points, point);
          return (
            <button
              key={corner}
              type="button"
              className={styles.handle}
              data-zone={uuid}
              data-corner={corner}
              aria-label={cornerName(zone, corner)}
              aria-pressed={chosen.corner === corner}
              style={{ ...at(point), '--out-x': out.x, '--out-y': out.y } as CSSProperties}
              onClick={choose}
              onFocus={choose}
            />
          );
        })}
    </>
  );
}

/** A place on the picture, as a style. */
export const at = ({ x, y }: Point): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** Corners in an overlay of 1000 by 1000. */
export const svgPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x * 1000},${y * 1000}`).join(' ');
