import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { type BookingStateCode, CONFIRMATION } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';
import { countSeats, isPayable } from '#common/rules/booking';
import type { KeptBooking } from '#worker/api';
import { isComing } from '../../components/free-ticket/upcoming-dates';
import { useServerNow } from '../../components/clock/clock-offset';
import { TicketCode } from '../../components/ticket/ticket-code';
import { TicketSheet } from '../../components/ticket/ticket-sheet';
import { TicketStatus } from '../../components/ticket/ticket-status';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { quoted } from '../../text/quoted';
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
  const now = useServerNow();
  const { show, date, location, seats, total, state, paidAt, overpaid, payAtDoor, closingDate } = booking;
  const confirmation = new URLSearchParams(useSearch()).get(CONFIRMATION);
  const { shape, heading, lead } = statusOf(booking, now, confirmation !== null);
  const isTicket = state.code === 'CONFIRMEE' && isComing(booking, now);
  const headingRef = useFocusAfterChange(heading);
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
      <TicketStatus shape={shape} state={state.name} heading={heading} headingRef={headingRef} lead={lead} />
      {booking.isMailRefused && now < date && (
        <p className={ticketStyles.lead}>
          Mail refusé&nbsp;: ce que le site vous écrit n’arrive pas à {booking.email}. Gardez l’adresse de
          cette page, et <Link href={links.contacts.to()}>donnez une autre adresse à l’association</Link>.
        </p>
      )}
      <TicketSheet
        label="Ma réservation"
        title={show.title}
        date={date}
        doorsOpenAt={booking.doorsOpenAt}
        location={location}
        code={isTicket && <TicketCode ticket={ticket} now={now} />}
      >
        <p>{ticket.holder}</p>
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
                : total > 0 && isPayable(state.code) && isComing(booking, now) && owedWords(payAtDoor)}{' '}
              {total > 0 && money(total)}
            </span>
          </p>
          {overpaid !== undefined && (
            <p>
              Vous avez payé {money(overpaid)} en trop&nbsp;: écrivez à l’association pour être remboursé.
            </p>
          )}
        </div>
      </TicketSheet>
      {isTicket && <BookingFiles uuid={booking.uuid} ticket={ticket} />}
      {state.code === 'ANNULEE' ? (
        <div className={styles.actions}>
          <LinkButton wide variant="primary" href={links.reservations.to()} arrow>
            Voir les séances
          </LinkButton>
        </div>
      ) : now < closingDate ? (
        <BookingActions booking={booking} confirmation={confirmation} now={now} onChange={onChange} />
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

/** Bookings kept from before this field existed are paid at the door, as all were then. */
const owedWords = (payAtDoor: boolean | undefined) =>
  payAtDoor === false ? 'À régler avant la séance' : 'À payer sur place';

const KEPT =
  'Gardez l’adresse de cette page\u00a0: elle est la vôtre seule, et s’ouvre ici sans réseau aussi.';

const OVER = 'Cette séance a eu lieu.';

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

/**
 * What is said of a booking. Nothing is offered to the waiting list any more once booking has ended.
 * @param isFromMail whether the link of the mail led here, which shows the button that confirms
 */
function statusOf(booking: KeptBooking, now: Date, isFromMail: boolean): Status {
  const { state, closingDate, date, paidAt, total, arrived = 0 } = booking;
  const status = statuses[state.code];
  if (booking.toConfirm) return toConfirm(booking, now, isFromMail);
  if (isPayable(state.code) && !isComing(booking, now)) return { shape: 'square', heading: OVER, lead: '' };
  if (state.code === 'PROPOSEE')
    return { ...status, lead: keptWords('Elles sont gardées pour vous', booking) };
  if (state.code === 'ANNULEE' && paidAt !== undefined && total > 0 && arrived === 0) {
    const refund = `Vous aviez réglé ${money(total)}\u00a0: écrivez à l’association pour être remboursé.`;
    return { ...status, lead: `${status.lead} ${refund}` };
  }
  if (state.code !== 'EN_ATTENTE' || now < closingDate) return status;
  const lead = now < date ? 'L’association peut encore vous appeler.' : OVER;
  return { ...status, heading: 'Aucune place ne s’est libérée à temps.', lead };
}

function toConfirm(booking: KeptBooking, now: Date, isFromMail: boolean): Status {
  const { email, offeredUntil } = booking;
  if (offeredUntil === undefined || offeredUntil <= now)
    return { shape: 'octagon', heading: 'Le temps de confirmer est passé.', lead: statuses.ANNULEE.lead };
  const press = quoted('Confirmer ma réservation');
  const how = isFromMail
    ? `Appuyez plus bas sur ${press}.`
    : `Beaucoup de places ont été réservées depuis le même réseau que le vôtre. Ouvrez le mail envoyé à ${email}, suivez son lien, et appuyez sur ${press}.`;
  return {
    shape: 'triangle',
    heading: isFromMail ? 'Il reste à confirmer.' : 'Il reste à confirmer par mail.',
    lead: `${how} ${keptWords('Vos places sont gardées', booking)}`,
  };
}

/** Until when seats are kept. */
const keptWords = (kept: string, { offeredUntil }: KeptBooking) =>
  offeredUntil === undefined ? '' : `${kept} jusqu’au ${playbillDate(offeredUntil)}.`;
