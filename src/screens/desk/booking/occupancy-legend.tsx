import { integer } from '#common/base/numbers';
import type { BookingDate } from './booking-answers';
import styles from './occupancy.module.css';
import { type SeatKind, seatKinds, seatsByKind } from './occupancy';
import { seatPath } from './seat-shapes';

/** The legend of the drawing: each kind of seat with its shape and its number. */
export function OccupancyLegend({ date }: { date: BookingDate }) {
  const seats = seatsByKind(date);
  return (
    <ul className={styles.legend}>
      {seatKinds
        .filter((kind) => seats[kind] > 0 || kind === 'booked' || kind === 'free')
        .map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path className={styles[kind]} d={seatPath(kind, 0, 0)} />
            </svg>
            <b>{integer(seats[kind])}</b> {names[kind](seats[kind])}
          </li>
        ))}
      {date.waiting > 0 && (
        <li>
          <b>{integer(date.waiting)}</b> en liste d’attente
        </li>
      )}
    </ul>
  );
}

const many = (singular: string, plural: string) => (value: number) => (value < 2 ? singular : plural);

const names: Readonly<Record<SeatKind, (value: number) => string>> = {
  booked: many('réservée', 'réservées'),
  invited: many('invitation', 'invitations'),
  sold: many('vendue au guichet', 'vendues au guichet'),
  offered: many('proposée', 'proposées'),
  held: many('gardée un instant', 'gardées un instant'),
  free: many('libre', 'libres'),
};
