import styles from './seat-gauge.module.css';

interface SeatGaugeProps {
  places: number;
  left: number;
  /** Number of taken seats that belong to the viewer. */
  mine?: number;
}

/** Maximum number of pleats that can be told apart. */
const MOST = 120;

/** One pleat per seat: taken, yours, free. The text beside it says the same. */
export function SeatGauge({ places, left, mine = 0 }: SeatGaugeProps) {
  const pleats = Math.min(places, MOST);
  const inPleats = (seats: number) => Math.round((Math.min(seats, places) * pleats) / places);
  const free = inPleats(left);
  const own = Math.min(inPleats(mine), pleats - free);
  const taken = pleats - free - own;
  return (
    <svg className={styles.gauge} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.taken} d={row(pleats, 0, taken, 2)} />
      <path className={styles.mine} d={row(pleats, taken, taken + own, 0)} />
      <path className={styles.free} d={row(pleats, taken + own, pleats, 6)} />
    </svg>
  );
}

function row(pleats: number, from: number, to: number, top: number): string {
  const step = 100 / pleats;
  const width = (step * 0.62).toFixed(3);
  return Array.from(
    { length: to - from },
    (_, rank) => `M${((from + rank) * step).toFixed(3)} ${top}h${width}V20h-${width}z`,
  ).join('');
}
