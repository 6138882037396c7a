import type { BookingDate } from './answers';
import styles from './occupancy.module.css';
import { hallOf, marksByKind, seatKinds } from './occupancy';
import { seatPath } from './seat-shapes';

/** Maximum number of seats that can be told apart. */
const MOST = 240;
const SEAT = 10;
const STAGE = 14;

/**
 * The hall, stage at the top. Seats are unnumbered, so it is filled from the front. The text beside it says the same.
 */
export function HallPicture({ date }: { date: BookingDate }) {
  const { seats, columns, rows } = hallOf(marksByKind(date, MOST));
  const width = columns * SEAT;
  const middle = (columns - 1) / 2;
  /** Rows curve around the stage. */
  const bend = (column: number) => 9 * ((column - middle) / Math.max(1, middle)) ** 2;
  const top = (column: number, row: number) => STAGE + row * (SEAT + 2) + 9 - bend(column);
  return (
    <svg
      className={styles.hall}
      viewBox={`0 0 ${width} ${STAGE + rows * (SEAT + 2) + 10}`}
      aria-hidden="true"
    >
      <path className={styles.stage} d={`M${width * 0.18} 2Q${width / 2} 12 ${width * 0.82} 2`} />
      {seatKinds.map((kind) => (
        <path
          key={kind}
          className={styles[kind]}
          d={seats
            .filter((seat) => seat.kind === kind)
            .map(({ column, row }) => seatPath(kind, round(column * SEAT), round(top(column, row))))
            .join('')}
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
