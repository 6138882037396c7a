import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { succeed } from '#common/base/result';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { findShowDate } from '#common/rules/agenda';
import { countSeats } from '#common/rules/booking';
import type { WaitingBooking } from '#mirror/queries/booking-queries';
import { discardWrite, sendFromHere } from '../../bridge/calls';
import { useAgenda } from '../../components/agenda/use-agenda';
import { chosenOf } from '../../components/booking/booking-tariffs';
import { useTask } from '../../components/request/use-task';
import { TicketStatus } from '../../components/ticket/ticket-status';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { changeBegun } from '../../state/begun-bookings';
import { keepBookingTry } from '../../state/booking-session';
import { whereaboutsAtom } from '../../state/connection';
import { personAtom } from '../../state/session';
import { store } from '../../state/store';
import { errorSentence } from '../../text/error-sentences';
import { announce } from '../../state/notices';
import { seats as seatWords } from '../../text/seats';
import { elsewhereWords } from '../../text/whereabouts-words';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { fetchOffer } from './booking-outcome';
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
  const givingUp = useTask();
  const [isAsked, setAsked] = useState(false);
  const elsewhere = elsewhereWords(useAtomValue(whereaboutsAtom));
  const found = agenda && findShowDate(agenda, body.dateUuid, now);
  const resume = async () => {
    if (error !== null) await fetchOffer(error);
    keepInForm(uuid, body, error === null ? body.hold : undefined);
    // Replaces the history entry, since its page would show a booking that no longer exists.
    navigate(links.book.to({ uuid: body.dateUuid }), { replace: true });
    const isTakenBack = await discardWrite(key);
    // A request may be under way, or have reached the server without its answer coming back: the form says so, and goes on saying it.
    if (isTakenBack && error === null)
      changeBegun(store.get(personAtom)?.uuid ?? null, body.dateUuid, { isTakenBack });
    return succeed(null);
  };
  const giveUp = async () => {
    // Left first: the page of a booking that is no more would say that it is not to be found.
    navigate(links.reservations.to(), { replace: true });
    if (await discardWrite(key)) announce('Vous y avez renoncé.');
    return succeed(null);
  };
  const retry = async () => {
    await sendFromHere();
    return succeed(null);
  };
  return (
    <>
      <TicketStatus
        shape={error === null ? 'triangle' : 'octagon'}
        state={error === null ? 'Pas encore envoyée' : 'Refusée'}
        heading={
          error !== null
            ? 'Votre réservation n’a pas été prise.'
            : elsewhere === null
              ? 'Votre réservation attend le réseau.'
              : 'Votre réservation n’est pas partie.'
        }
        lead={
          error !== null
            ? `${errorSentence(error)} Rien de ce que vous avez saisi n’est perdu.`
            : elsewhere === null
              ? 'Elle est enregistrée sur cet appareil et partira d’elle-même. Elle n’est pas encore certaine\u00a0: les places seront comptées à son arrivée. Vous verrez ici, et dans «\u00a0Vos réservations\u00a0», ce qu’elle devient.'
              : `Elle est enregistrée sur cet appareil, mais ${elsewhere}\u00a0: elle ne partira pas d’elle-même. «\u00a0Envoyer maintenant\u00a0» l’essaie encore d’ici.`
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
          {fullName(body)}&nbsp;· {seatWords(countSeats(body.seats))}
        </p>
      </div>
      <div className={styles.actions}>
        {error === null && (
          <Button wide icon="sync" pending={sending.isRunning} onClick={() => sending.run(retry)}>
            Envoyer maintenant
          </Button>
        )}
        <Button
          wide
          variant={error === null ? 'line' : 'primary'}
          pending={resuming.isRunning}
          onClick={() => resuming.run(resume)}
        >
          {error === null ? 'Modifier' : 'Reprendre ma réservation'}
        </Button>
        <Button wide variant="plain" onClick={() => setAsked(true)}>
          Renoncer
        </Button>
        <ConfirmDialog
          isOpen={isAsked}
          question="Renoncer à cette réservation&nbsp;?"
          yes="Renoncer"
          no="Garder"
          pending={givingUp.isRunning}
          onYes={() => givingUp.run(giveUp)}
          onNo={() => setAsked(false)}
        >
          <p>
            {error === null
              ? 'Elle ne partira plus. Si un premier envoi était déjà arrivé, un mail vous le dira.'
              : 'Ce que vous aviez saisi est effacé.'}
          </p>
        </ConfirmDialog>
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
  { dateUuid, seats, name, firstname, email, phone = '', request = '' }: WaitingBooking['body'],
  hold: string | undefined,
) {
  const by = store.get(personAtom)?.uuid ?? null;
  keepBookingTry(by, { name, firstname, email, phone, request }, dateUuid, { uuid, isSent: false });
  changeBegun(by, dateUuid, {
    hold: hold === undefined ? null : { uuid: hold, places: 0, until: 0, page: null },
    chosen: chosenOf(seats),
    sentBy: null,
  });
}
