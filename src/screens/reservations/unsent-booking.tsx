import { useLocation } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { succeed } from '#common/base/result';
import { links } from '#common/contract/site/links';
import { findShowDate } from '#common/rules/agenda';
import { countSeats } from '#common/rules/booking';
import type { WaitingBooking } from '#mirror/queries/booking-queries';
import { discardWrite, synchronise } from '../../bridge/calls';
import { useAgenda } from '../../components/agenda/use-agenda';
import { chosenOf } from '../../components/seat-steppers/booking-tariffs';
import { useTask } from '../../components/request/use-task';
import { TicketStatus } from '../../components/ticket/ticket-status';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { changeBegun } from '../../state/begun-bookings';
import { keepBookingTry } from '../../state/booking-session';
import { announce } from '../../state/notices';
import { personAtom } from '../../state/session';
import { store } from '../../state/store';
import { errorSentence } from '../../text/error-sentences';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { fetchPrices } from './booking-outcome';
import styles from './booking.module.css';

interface UnsentBookingProps {
  uuid: string;
  waiting: WaitingBooking;
}

/** A booking that is only on this device: it waits for a network, or the server refused it. */
export function UnsentBooking({ uuid, waiting: { key, body, error } }: UnsentBookingProps) {
  const [, navigate] = useLocation();
  const { agenda, now } = useAgenda();
  const sending = useTask();
  const resuming = useTask();
  const found = agenda && findShowDate(agenda, body.dateUuid, now);
  const resume = async () => {
    if (error !== null) await fetchPrices(error);
    keepInForm(uuid, body, error === null ? body.hold : undefined);
    // Replaces the history entry, since its page would show a booking that no longer exists.
    navigate(links.book.to({ uuid: body.dateUuid }), { replace: true });
    const isTakenBack = await discardWrite(key);
    // A request may be under way, or have reached the server without its answer coming back.
    if (isTakenBack && error === null)
      announce(
        'Rien ne partira tant que vous n’aurez pas appuyé sur «\u00a0Réserver\u00a0». Si un mail confirme malgré tout votre réservation et que vous n’en voulez plus, annulez-la depuis ce mail.',
      );
    return succeed(null);
  };
  const retry = async () => {
    await synchronise();
    return succeed(null);
  };
  return (
    <>
      <TicketStatus
        shape={error === null ? 'triangle' : 'octagon'}
        state={error === null ? 'Pas encore envoyée' : 'Refusée'}
        heading={
          error === null ? 'Votre réservation attend le réseau.' : 'Votre réservation n’a pas été prise.'
        }
        lead={
          error === null
            ? 'Elle est enregistrée sur cet appareil et partira d’elle-même. Elle n’est pas encore certaine\u00a0: les places seront comptées à son arrivée. Revenez sur cette page.'
            : `${errorSentence(error)} Rien de ce que vous avez saisi n’est perdu.`
        }
      />
      <div className={ticketStyles.ticket} data-theme="dark">
        {found && (
          <div>
            <h2 className="bill-title">{found.show.title}</h2>
            <p className={ticketStyles.date}>{playbillDate(found.date.date)}</p>
            <p>{found.show.location.name}</p>
          </div>
        )}
        <p>
          {body.firstname} {body.name} · {seatWords(countSeats(body.seats))}
        </p>
      </div>
      <div className={styles.actions}>
        {error === null ? (
          <>
            <Button wide icon="sync" pending={sending.isRunning} onClick={() => sending.run(retry)}>
              Envoyer maintenant
            </Button>
            <Button wide variant="plain" pending={resuming.isRunning} onClick={() => resuming.run(resume)}>
              Modifier ou renoncer
            </Button>
          </>
        ) : (
          <Button wide variant="primary" pending={resuming.isRunning} onClick={() => resuming.run(resume)}>
            Reprendre ma réservation
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Back in the form, as a booking that was not made. Under the same uuid: should the server have it all the same, sending
 * the form again makes no second one, and leads to it.
 * @param hold of seats that the server may still keep: the form asks for them anew
 */
function keepInForm(
  uuid: string,
  { dateUuid, seats, name, firstname, email, phone = '' }: WaitingBooking['body'],
  hold: string | undefined,
) {
  const by = store.get(personAtom)?.uuid ?? null;
  keepBookingTry(by, { name, firstname, email, phone }, dateUuid, { uuid, isSent: false });
  changeBegun(by, dateUuid, {
    hold: hold === undefined ? null : { uuid: hold, places: 0, until: 0, page: null },
    chosen: chosenOf(seats),
    sentBy: null,
  });
}
