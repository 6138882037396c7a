import { useEffect, useState } from 'react';
import { fullDay, playbillDate, hourInWords } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates } from '#common/rules/agenda';
import { countSeats } from '#common/rules/booking';
import { doorsOpenOf } from '#common/rules/show-dates';
import { type BookerValues, type BookingTry, keepBookingTry } from '../../state/booking-session';
import type { ShownBooking } from '../../components/booking/shown-booking';
import type { Person } from '../../state/session-records';
import { Link } from '../../ui/link';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';
import { Payment } from '../../components/agenda/payment';
import { PlaceFacts } from '../../components/agenda/place-facts';
import { useServerNow } from '../../components/clock/clock-offset';
import { NearDay } from '../../components/clock/near-day';
import { useIsAhead } from '../../components/clock/use-is-ahead';
import { useAddressQuestion } from '../../components/session/address-question';
import { CHOOSE_SEATS, SeatSteppers } from '../../components/booking/seat-steppers';
import { areCounted, tariffsOf } from '../../components/booking/tariffs';
import { Button } from '../../ui/button';
import { CallUs } from './call-us';
import { BookerFields } from './booker-fields';
import { EarlierNote } from './earlier-note';
import { FormEnd } from './form-end';
import { FormNews } from './form-news';
import { useSecondBooking } from './second-booking';
import { SeatShares } from './seat-shares';
import { useBookingForm } from './use-booking-form';
import { WaitNote } from './wait-note';
import { WhomToCall } from './whom-to-call';
import type { BookingHold } from './use-booking-hold';
import styles from './booking.module.css';

export interface BookingFormProps {
  show: Show;
  date: Show['dates'][number];
  /** Why it is not booked any more since the form was opened; null while it is. */
  end: 'closed' | 'gone' | null;
  /** Undefined while unknown to this device. */
  left: number | undefined;
  person: Person | null;
  /** The bookings of this date that are known here. */
  earlier: readonly ShownBooking[];
  /** Another booking is meant, and not asked about. */
  isMore: boolean;
  /** What this tab kept of the person who books, also from the form of another date. */
  fields: BookerValues | null;
  /** What this tab kept of the booking to create. */
  attempt: BookingTry | null;
}

/** The booking form: the seats, then the booker, on one page, sent once. */
export function BookingForm({
  show,
  date,
  end,
  left,
  person,
  earlier,
  isMore,
  fields,
  attempt,
}: BookingFormProps) {
  const now = useServerNow();
  const tariffs = tariffsOf(show, date);
  const booking = useBookingForm({ date, tariffs, left, person, fields, attempt });
  const { uuid, chosen, form, held, isSent, isOver } = booking;
  const { hold } = held;
  const [isTried, setTried] = useState(false);
  const { asks, question } = useAddressQuestion(form.field('email'));
  const before = earlier.filter((one) => one.uuid !== uuid);
  const second = useSecondBooking(before, date.date, isMore, booking.waits);
  const send = async () => {
    if (!asks() && (await second.isWanted())) await booking.send();
  };
  const { name, firstname, email, phone, request } = form.values;
  const by = person?.uuid ?? null;
  useEffect(() => {
    if (isOver()) return;
    keepBookingTry(by, { name, firstname, email, phone, request }, date.uuid, { uuid, isSent });
  }, [isOver, by, date.uuid, uuid, isSent, name, firstname, email, phone, request]);

  const isAhead = useIsAhead(date.closingDate);
  const ended = end ?? (isAhead ? null : 'closed');
  const places = countSeats(booking.seats);
  const isChosen = places > 0 && areCounted(tariffs, chosen);
  const mine = hold?.places ?? 0;
  const isFull = left === 0 && mine === 0;
  const seatsLeft = useSeatsLeft();
  const others = bookableDates(show, now).filter(
    (other) => other.uuid !== date.uuid && (seatsLeft.get(other.uuid) ?? 0) >= Math.max(1, places),
  );
  return (
    <div className={`page ${styles.booking}`}>
      <p className="small soft">
        <Link href={links.reservations.to()}>Réservations</Link>&nbsp;· {show.location.name}
      </p>
      <h1 className={`bill-title ${styles.title}`}>{show.title}</h1>
      <p className={styles.when}>
        <b aria-hidden="true">{/\d+/.exec(playbillDate(date.date))?.[0]}</b>
        <span>
          <NearDay date={date.date} now={now} />
          {fullDay(date.date)}
          <br />
          {hourInWords(date.date)}
        </span>
      </p>
      <div className={styles.known}>
        <EarlierNote bookings={before} />
        <PlaceFacts location={show.location} />
      </div>
      {left !== undefined && date.maxPlaces > 0 && (
        <SeatShares places={date.maxPlaces} left={left} mine={mine} />
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          setTried(!isChosen);
          form.sending(send, isChosen)(event);
        }}
      >
        <FormNews isTakenBack={booking.isTakenBack} show={show} date={date} tariffs={tariffs} />
        <WaitNote places={places} waits={booking.waits} isFull={isFull} others={others} />
        <SeatSteppers
          tariffs={tariffs}
          chosen={chosen}
          error={isTried && places === 0 ? CHOOSE_SEATS : undefined}
          forGroups={<WhomToCall act="appelez" />}
          onChange={booking.choose}
        />
        <p className="small soft">
          {!date.freeParticipation && paymentWords(date.payAtDoor)}
          Réservation ouverte jusqu’au <span className="bill-date">{playbillDate(date.closingDate)}</span>.
          Les portes ouvrent à {hourInWords(doorsOpenOf(date))}.
        </p>
        {!date.freeParticipation && <Payment {...show.payment} />}
        <BookerFields
          booking={booking}
          places={places}
          isFull={isFull}
          payAtDoor={date.payAtDoor}
          question={question}
          end={ended !== null && <FormEnd end={ended} show={show} date={date} left={left} />}
        />
        {person === null && (
          <p className="small soft">
            Vous n’avez pas besoin de compte. Pour voir vos réservations sur tous vos appareils, tant qu’un
            spectacle est à l’affiche&nbsp;:{' '}
            <Link href={`${links.register.to()}?temporary`}>un compte pour l’occasion</Link>.
          </p>
        )}
        {ended === null && (
          <>
            <CallUs />
            <HoldNote held={held} />
          </>
        )}
        {second.question}
      </form>
    </div>
  );
}

const paymentWords = (payAtDoor: boolean | undefined) =>
  payAtDoor === false
    ? 'Les places se règlent avant la séance, auprès de l’association. '
    : 'Vous payez sur place. ';

/**
 * Whether, and until when, the seats are held while the form is filled in. It changes by itself, so it stands below
 * everything that is pressed.
 */
function HoldNote({ held: { hold, isOver, failure, keepAgain } }: { held: BookingHold }) {
  const isFull = failure?.error?.code === 'full';
  return (
    <div role="status" className={styles.hold}>
      {hold !== null && (
        <p>
          Vos places sont gardées jusqu’à <b>{hourInWords(new Date(hold.until))}</b>.
        </p>
      )}
      {isOver && (
        <>
          <p>
            Vos places ne sont plus gardées&nbsp;: le quart d’heure est passé. Rien de ce que vous avez saisi
            n’est perdu.
          </p>
          <Button size="low" onClick={keepAgain}>
            Les garder de nouveau
          </Button>
        </>
      )}
      {hold === null && !isOver && failure !== null && !isFull && (
        <p>Vos places ne sont pas gardées pendant la saisie&nbsp;: elles seront comptées à l’envoi.</p>
      )}
    </div>
  );
}
