import { integer } from '#common/base/numbers';
import { countSeats } from '#common/rules/booking';
import { HolderCell, StatusCell, TotalCell } from './booking-cells';
import { BookingMenu, type BookingRowsProps } from './booking-menu';
import styles from './booking-rows.module.css';
import { seatsInWords } from './booking-words';

/** Bookings as cards, one below the other, for a phone. */
export function BookingCards({ bookings, ...rest }: BookingRowsProps) {
  return (
    <ul className={styles.cards} aria-label="Réservations">
      {bookings.map((booking) => (
        <li key={booking.uuid}>
          <HolderCell booking={booking} />
          <BookingMenu booking={booking} {...rest} />
          <div className={styles.places}>
            <b>{integer(countSeats(booking.seats))}</b>
            <span>{seatsInWords(booking)}</span>
            <TotalCell booking={booking} />
          </div>
          <StatusCell booking={booking} />
        </li>
      ))}
    </ul>
  );
}
