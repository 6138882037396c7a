import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { BookingStateCode } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';
import { countSeats, isPayable } from '#common/rules/booking';
import type { KeptBooking } from '#worker/api';
import { clockOffsetAtom } from '../../components/clock/clock-offset';
import { TicketCode } from '../../components/ticket/ticket-code';
import { TicketSheet } from '../../components/ticket/ticket-sheet';
import { TicketStatus } from '../../components/ticket/ticket-status';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { seats as seatWords } from '../../text/seats';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import type { Shape } from '../../ui/status-shape';
import { BookingActions } from './booking-actions';
import { BookingFiles } from './booking-files';
import styles from './booking.module.css';

interface BookingTicketProps {
  booking: KeptBooking;
  /** Called after a change at the server. */
  onChange: () => void;
}

/** A booking as the server has it: its state, its contents, and the remaining actions. */
export function BookingTicket({ booking, onChange }: BookingTicketProps) {
  const now = new Date(Date.now() - useAtomValue(clockOffsetAtom));
  const { show, date, location, seats, total, state, paidAt, payAtDoor, offeredUntil, closingDate } = booking;
  const { shape, heading, lead } = statusOf(booking, now);
  const headingRef = useFocusAfterChange(state.code);
  const ticket = {
    code: booking.code,
    showSlug: show.slug,
    title: show.title,
    date,
    place: location.name,
    holder: `${booking.firstname} ${booking.name}`,
    seats: countSeats(seats),
  };
  return (
    <>
      <TicketStatus
        shape={shape}
        state={state.name}
        heading={heading}
        headingRef={headingRef}
        lead={
          state.code === 'PROPOSEE' && offeredUntil
            ? `${lead} Elles sont gardées pour vous jusqu’au ${playbillDate(offeredUntil)}.`
            : lead
        }
      />
      <TicketSheet
        label="Ma réservation"
        title={show.title}
        date={date}
        location={location}
        code={state.code === 'CONFIRMEE' && <TicketCode ticket={ticket} now={now} />}
      >
        <p>{ticket.holder}</p>
        <div>
          <ul className={styles.seats}>
            {seats.map(({ category, count, price }) => (
              <li key={category?.slug ?? ''}>
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
              {paidAt ? 'Payé' : total > 0 && isPayable(state.code) && owedWords(payAtDoor)}{' '}
              {total > 0 && money(total)}
            </span>
          </p>
        </div>
      </TicketSheet>
      {state.code === 'CONFIRMEE' && <BookingFiles uuid={booking.uuid} ticket={ticket} />}
      {state.code === 'ANNULEE' ? (
        <div className={styles.actions}>
          <LinkButton wide variant="primary" href={links.reservations.to()} arrow>
            Voir les séances
          </LinkButton>
        </div>
      ) : now < closingDate ? (
        <BookingActions booking={booking} now={now} onChange={onChange} />
      ) : (
        now < date && (
          <p className={ticketStyles.lead}>
            Les réservations de cette séance sont closes&nbsp;: elle ne change plus ici.{' '}
            {state.code === 'CONFIRMEE' ? 'Si vous ne pouvez pas venir' : 'Si vous n’en voulez plus'},{' '}
            <Link href={links.contacts.to()}>prévenez l’association</Link>.
          </p>
        )
      )}
    </>
  );
}

/** The element that takes the focus when the pressed button disappears with the former state. */
function useFocusAfterChange(state: BookingStateCode) {
  const heir = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state !== before.current && document.activeElement === document.body) heir.current?.focus();
    before.current = state;
  }, [state]);
  return heir;
}

/** Bookings kept from before this field existed are paid at the door, as all were then. */
const owedWords = (payAtDoor: boolean | undefined) =>
  payAtDoor === false ? 'À régler avant la séance' : 'À payer sur place';

const KEPT =
  'Gardez l’adresse de cette page\u00a0: elle est la vôtre seule, et s’ouvre ici sans réseau aussi.';

interface Status {
  shape: Shape;
  heading: string;
  lead: string;
}

const statuses: Readonly<Record<BookingStateCode, Status>> = {
  CONFIRMEE: { shape: 'circle', heading: 'C’est réservé.', lead: KEPT },
  EN_ATTENTE: {
    shape: 'triangle',
    heading: 'Vous êtes sur la liste d’attente.',
    lead: `Les places qui se libèrent sont proposées par mail, dans l’ordre des inscriptions, et gardées douze heures, moins si la clôture des réservations est proche. ${KEPT}`,
  },
  PROPOSEE: { shape: 'triangle', heading: 'Des places vous sont proposées.', lead: '' },
  ANNULEE: { shape: 'octagon', heading: 'Réservation annulée.', lead: 'Aucune place ne vous est gardée.' },
};

/** What is said of a booking. Nothing is offered to the waiting list any more once booking has ended. */
function statusOf({ state, closingDate, date, paidAt, total }: KeptBooking, now: Date): Status {
  const status = statuses[state.code];
  if (state.code === 'ANNULEE' && paidAt !== undefined && total > 0) {
    const refund = `Vous aviez réglé ${money(total)}\u00a0: écrivez à l’association pour être remboursé.`;
    return { ...status, lead: `${status.lead} ${refund}` };
  }
  if (state.code !== 'EN_ATTENTE' || now < closingDate) return status;
  const lead = now < date ? 'L’association peut encore vous appeler.' : 'Cette séance a eu lieu.';
  return { ...status, heading: 'Aucune place ne s’est libérée à temps.', lead };
}
