import { useEffect } from 'react';
import { fullDay, playbillDate, playbillTime } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { countSeats } from '#common/rules/booking';
import { doorsOpenOf } from '#common/rules/show-dates';
import { type BookerValues, type BookingTry, keepBookingTry } from '../../state/booking-session';
import type { Person } from '../../state/session-records';
import { seats as seatWords } from '../../text/seats';
import { Link } from '../../ui/link';
import { BookerFields } from './booker-fields';
import styles from './booking.module.css';
import { HoldNote } from './hold-note';
import { SeatGauge } from './seat-gauge';
import { SeatSteppers } from '../../components/seat-steppers/seat-steppers';
import { areCounted, tariffsOf } from '../../components/seat-steppers/tariffs';
import { useBookingForm } from './use-booking-form';
import { WaitNote } from './wait-note';

interface BookingFormProps {
  show: Show;
  date: Show['dates'][number];
  /** Undefined while unknown to this device. */
  left: number | undefined;
  person: Person | null;
  /** What this tab kept of the person who books, also from the form of another date. */
  fields: BookerValues | null;
  /** What this tab kept of the booking to create. */
  attempt: BookingTry | null;
}

/** The booking form: the seats, then the booker, on one page, sent once. */
export function BookingForm({ show, date, left, person, fields, attempt }: BookingFormProps) {
  const tariffs = tariffsOf(show, date);
  const booking = useBookingForm({ date, tariffs, left, person, fields, attempt });
  const { uuid, chosen, form, held, isSent, isOver } = booking;
  const { hold } = held;
  const { name, firstname, email, phone } = form.values;
  const by = person?.uuid ?? null;
  useEffect(() => {
    if (isOver()) return;
    keepBookingTry(by, { name, firstname, email, phone }, date.uuid, { uuid, isSent });
  }, [isOver, by, date.uuid, uuid, isSent, name, firstname, email, phone]);

  const places = countSeats(booking.seats);
  const mine = hold?.places ?? 0;
  return (
    <div className={`page ${styles.booking}`}>
      <p className="small soft">
        <Link href={links.reservations.to()}>Réservations</Link> · {show.location.name}
      </p>
      <h1 className={`bill-title ${styles.title}`}>{show.title}</h1>
      <p className={styles.when}>
        <b aria-hidden="true">{/\d+/.exec(playbillDate(date.date))?.[0]}</b>
        <span>
          {fullDay(date.date)}
          <br />
          {playbillTime(date.date)}
        </span>
      </p>
      {left !== undefined && date.maxPlaces > 0 && (
        <div className={styles.gauge}>
          <SeatGauge places={date.maxPlaces} left={left} mine={mine} />
          <p>
            <span>
              {seatWords(Math.max(0, date.maxPlaces - left - mine))} {takenWord(date.maxPlaces - left - mine)}
              {mine > 0 && `, ${mine} pour vous`}
            </span>
            <span>
              {seatWords(left)} {left < 2 ? 'libre' : 'libres'}
            </span>
          </p>
        </div>
      )}
      <form className={styles.form} noValidate onSubmit={form.sending(booking.send)}>
        <WaitNote places={places} waits={booking.waits} isFull={left === 0 && mine === 0} />
        <SeatSteppers tariffs={tariffs} chosen={chosen} onChange={booking.choose} />
        <p className="small soft">
          {!date.freeParticipation && paymentWords(date.payAtDoor)}
          Réservation ouverte jusqu’au {playbillDate(date.closingDate)}. Les portes ouvrent à{' '}
          {playbillTime(doorsOpenOf(date))}.
        </p>
        {person === null && (
          <p className="small soft">
            Sans compte, tout se fait ici. Pour retrouver votre nom la prochaine fois&nbsp;:{' '}
            <Link href={`${links.register.to()}?temporary`}>un compte pour l’occasion</Link>.
          </p>
        )}
        <BookerFields booking={booking} places={places} isCounted={areCounted(tariffs, chosen)} />
        <HoldNote held={held} />
      </form>
    </div>
  );
}

const paymentWords = (payAtDoor: boolean | undefined) =>
  payAtDoor === false
    ? 'Les places se règlent avant la séance, auprès de l’association. '
    : 'Vous payez sur place. ';

const takenWord = (taken: number) => (taken < 2 ? 'prise' : 'prises');
