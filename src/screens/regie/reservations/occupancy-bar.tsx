import type { BookingDate } from './answers';
import styles from './occupancy.module.css';
import { marksByKind, type SeatKind, seatKinds } from './occupancy';

/** Maximum number of pleats that can be told apart. */
const MOST = 120;

/** The top of a pleat of each kind: kinds differ by height before colour. */
const tops: Readonly<Record<SeatKind, number>> = {
  booked: 0,
  invited: 3,
  sold: 0,
  offered: 6,
  held: 9,
  free: 14,
};

/** One pleat per seat of a date, in a line. The text beside it says the same. */
export function OccupancyBar({ date }: { date: BookingDate }) {
  const marks = marksByKind(date, MOST);
  const step =
    100 /
    Math.max(
      1,
      seatKinds.reduce((sum, kind) => sum + marks[kind], 0),
    );
  const width = (step * 0.64).toFixed(3);
  const begins = (kind: SeatKind) =>
    seatKinds.slice(0, seatKinds.indexOf(kind)).reduce((sum, before) => sum + marks[before], 0);
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {seatKinds.map((kind) => (
        <path
          key={kind}
          className={styles[kind]}
          d={Array.from(
            { length: marks[kind] },
            (_, rank) => `M${((begins(kind) + rank) * step).toFixed(3)} ${tops[kind]}h${width}V20h-${width}z`,
          ).join('')}
        />
      ))}
    </svg>
  );
}
