import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { money } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { CONFIRMATION } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';
import { countSeats, isOwed, isPayable } from '#common/rules/booking';
import type { DeviceBooking } from '#worker/api';
import { endingWords, isOffered } from '../../components/booking/shown-booking';
import { mayKeep } from '../../components/browser/may-keep';
import { Payment } from '../../components/agenda/payment';
import { PlaceFacts } from '../../components/agenda/place-facts';
import { isComing } from '../../components/free-ticket/upcoming-dates';
import { useServerNow } from '../../components/clock/clock-offset';
import { TicketCode } from '../../components/ticket/ticket-code';
import { TicketPaper } from '../../components/ticket/ticket-paper';
import { TicketStatus } from '../../components/ticket/ticket-status';
import { keepingAtom } from '../../state/keeping';
import { seats as seatWords } from '../../text/seats';
import { LinkButton } from '../../ui/link-button';
import { askServer } from '../../bridge/calls';
import { useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { CallUs } from './call-us';
import { owedWords } from './owed';
import { AfterClosing } from './after-closing';
import { BookingActions } from './booking-actions';
import { BookingFiles } from './booking-files';
import { statusOf } from './booking-status';
import { MailNote } from './mail-note';
import { TakeOffer } from './take-offer';
import styles from './booking.module.css';

interface BookingTicketProps {
  booking: DeviceBooking;
  /** Called after a change at the server. */
  onChange: () => void;
}

/** A booking as the server has it: its state, its contents, and the remaining actions. */
export function BookingTicket({ booking, onChange }: BookingTicketProps) {
  const now = useServerNow();
  const { show, date, location, seats, total, state, paidAt, overpaid, payAtDoor, ...rest } = booking;
  const { request, payment, closingDate } = rest;
  const confirmation = new URLSearchParams(useSearch()).get(CONFIRMATION);
  const { shape, heading, lead } = statusOf(booking, now, {
    isFromMail: confirmation !== null,
    isKept: mayKeep(useAtomValue(keepingAtom)),
  });
  const ended = endingWords(booking, now);
  const isOver = isPayable(state.code) && !isComing(booking, now);
  const isTicket = state.code === 'CONFIRMEE' && isComing(booking, now);
  // A booking by telephone may have no address; the letter that asks to confirm is not sent twice.
  const canAskAgain = state.code !== 'ANNULEE' && !booking.toConfirm && booking.email !== '' && now < date;
  const headingRef = useFocusAfterChange(heading);
  const ticket = {
    code: booking.code,
    showSlug: show.slug,
    title: show.title,
    date,
    place: location.name,
    holder: fullName(booking),
    seats: countSeats(seats),
  };
  return (
    <>
      <TicketStatus
        shape={shape}
        state={ended ?? (isOver ? 'Passée' : state.name)}
        heading={heading}
        headingRef={headingRef}
        lead={lead}
      />
      {isOffered(booking, now) && now < closingDate && !(booking.toConfirm && confirmation === null) && (
        <TakeOffer booking={booking} confirmation={confirmation} onChange={onChange} />
      )}
      {state.code !== 'ANNULEE' && now < date && <MailNote booking={booking} onChange={onChange} />}
      <TicketPaper
        label="Ma réservation"
        title={show.title}
        date={date}
        doorsOpenAt={booking.doorsOpenAt}
        location={location}
        code={isTicket ? <TicketCode ticket={ticket} now={now} /> : <NoTicket booking={booking} now={now} />}
      >
        <p>{ticket.holder}</p>
        {request && <p>Votre demande&nbsp;: {request}</p>}
        <div>
          <ul className={styles.seats}>
            {seats.map(({ category, count, price }) => (
              <li key={`${category?.slug ?? ''} ${price}`}>
                <span>
                  {category?.name ?? 'Places'} × {count}
                </span>
                <span>{category ? money(price * count) : 'participation libre'}</span>
              </li>
            ))}
          </ul>
          <p className={styles.paid}>
            <span>{seatWords(countSeats(seats))}</span>
            <span>
              {paidAt
                ? 'Payé'
                : total > 0 &&
                  isPayable(state.code) &&
                  !ended &&
                  isComing(booking, now) &&
                  owedWords(payAtDoor)}{' '}
              {total > 0 && money(total)}
            </span>
          </p>
          {overpaid !== undefined && (
            <p>
              Vous avez payé {money(overpaid)} en trop&nbsp;: écrivez à l’association pour être remboursé.
            </p>
          )}
        </div>
      </TicketPaper>
      {state.code !== 'ANNULEE' && now < date && (
        <div className={styles.known}>
          {isOwed(booking) && !ended && <Payment {...payment} />}
          <PlaceFacts location={{ ...location, address: undefined }} />
          {now < closingDate && <CallUs />}
        </div>
      )}
      {isTicket && <BookingFiles uuid={booking.uuid} ticket={ticket} />}
      {canAskAgain && (
        <div className={styles.actions}>
          <TicketAgain booking={booking} />
        </div>
      )}
      {closingDate <= now && now < date && <AfterClosing booking={booking} />}
      {state.code === 'ANNULEE' ? (
        <div className={styles.actions}>
          <LinkButton wide variant="primary" href={links.reservations.to()} arrow>
            Voir les séances
          </LinkButton>
        </div>
      ) : (
        now < closingDate && <BookingActions booking={booking} now={now} onChange={onChange} />
      )}
    </>
  );
}

/** The sheet of whoever has no seats yet looks like a ticket, and opens no door. */
const NoTicket = ({ booking, now }: Pick<BookingTicketProps, 'booking'> & { now: Date }) =>
  (booking.state.code === 'EN_ATTENTE' || isOffered(booking, now)) &&
  now < booking.date && (
    <p>
      <b>Ce n’est pas encore un billet.</b>
    </p>
  );

/** The heading takes the focus when the pressed button disappears with what it said before. */
function useFocusAfterChange(heading: string) {
  const heir = useRef<HTMLHeadingElement>(null);
  const before = useRef(heading);
  useEffect(() => {
    if (heading !== before.current && document.activeElement === document.body) heir.current?.focus();
    before.current = heading;
  }, [heading]);
  return heir;
}

/** Sends the booking's letter again, to its own address. */
function TicketAgain({ booking: { uuid, email, state } }: { booking: DeviceBooking }) {
  const hasLine = useLine();
  const task = useTask();
  const isTicket = state.code === 'CONFIRMEE';
  return (
    <Button
      wide
      icon="mail"
      disabled={!hasLine}
      pending={task.isRunning}
      onClick={() =>
        task.run(
          () => askServer('sendTicketsAgain', { body: { email, uuid } }),
          () => announce(`${isTicket ? 'Le billet' : 'Le mail'} repart à ${email}.`),
        )
      }
    >
      {isTicket ? 'Renvoyer mon billet' : 'Renvoyer le mail'}
    </Button>
  );
}
