import { createPortal } from 'react-dom';
import { fullDate, hourInWords, shortDate } from '#common/base/dates';
import { count, integer, money } from '#common/base/numbers';
import { listedName } from '#common/base/full-name';
import { countSeats } from '#common/rules/booking';
import { seats as seatWords } from '../../../text/seats';
import type { Booking, BookingDate } from './booking-answers';
import { owes } from './booking-filter';
import { seatsInWords } from './booking-words';
import styles from './door-list.module.css';

interface DoorListProps {
  /** When the bookings were read; later ones are not on the list. */
  at: Date | null;
  date: BookingDate;
  bookings: readonly Booking[];
}

/** The printed list of holders, by name, with a box to tick. It is all that this page prints. */
export function DoorList({ at, date, bookings }: DoorListProps) {
  const coming = bookings.filter(({ state }) => state.code === 'CONFIRMEE');
  const places = coming.reduce((sum, { seats }) => sum + countSeats(seats), 0);
  return createPortal(
    <section className={styles.paper}>
      <h1>{date.show.title}</h1>
      <p>
        {fullDate(date.date)} – {count(coming.length, 'réservation')}, {seatWords(places)}
        {date.owed > 0 && `, ${money(date.owed)} à régler`}
        {at !== null && `. Liste de ${hourInWords(at)}, le ${shortDate(at)}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th>Venus</th>
            <th>Nom</th>
            <th>Places</th>
            <th>Lesquelles</th>
            <th>À régler</th>
            <th>Téléphone</th>
          </tr>
        </thead>
        <tbody>
          {coming.map((booking) => (
            <tr key={booking.uuid}>
              <td className={styles.tick} aria-label="À cocher">
                <span />
              </td>
              <td className={styles.name}>
                {listedName(booking)}
                {booking.request && <small>{booking.request}</small>}
              </td>
              <td className={styles.places}>{integer(countSeats(booking.seats))}</td>
              <td>{seatsInWords(booking)}</td>
              <td className={styles.owed}>{owes(booking) ? money(booking.total) : ''}</td>
              <td>{booking.phone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
