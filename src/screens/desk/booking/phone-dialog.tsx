import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { succeed } from '#common/base/result';
import { areSameSeats, countSeats, totalOf } from '#common/rules/booking';
import { askServer } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { FailureNote } from '../../../components/form/failure-note';
import formStyles from '../../../components/form/form.module.css';
import { seatsOf, tariffsOf } from '../../../components/booking/tariffs';
import { SendButton } from '../../../components/form/send-button';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { Checkbox } from '../../../ui/field/checkbox';
import { Dialog } from '../../../ui/overlay/dialog';
import type { Booking, BookingDate } from './booking-answers';
import { inShort } from './booking-words';
import { holderOfForm, isSameHolder, nobody } from './holder-form';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useSave } from '../../../components/request/use-save';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';
import { type HolderAndSeats, useHolderAndSeats } from './use-holder-and-seats';

interface PhoneDialogProps {
  date: BookingDate;
  /** All bookings of the date. */
  bookings: readonly Booking[];
  onClose: () => void;
  onDone: (sentence: string) => void;
  /** Called when the date shown may be out of date. */
  onStale: () => void;
}

interface Call extends HolderAndSeats {
  /** UUID of the booking to create: sending the same form twice books once. */
  readonly uuid: string;
}

/** Books for a caller. The typed values are kept, even if the dialog is closed by mistake. */
export function PhoneDialog({ date, bookings, onClose, onDone, onStale }: PhoneDialogProps) {
  const typed = useSessionFormValues<Call>(`phone ${date.uuid}`, () => ({
    ...nobody,
    uuid: freshUuid(),
    chosen: {},
  }));
  const [waits, setWaits] = useState(false);
  /** A booking that this form made earlier, with other values than it has now. */
  const [earlier, setEarlier] = useState<Booking | null>(null);
  const save = useSave();
  const { uuid, chosen, ...holder } = typed.value;
  const tariffs = tariffsOf(date, date);
  const seats = seatsOf(tariffs, chosen);
  const places = countSeats(seats);
  // If its answer was lost, this booking is already in the list, and its seats are taken.
  const own = countSeats(bookings.find((booking) => booking.uuid === uuid)?.seats ?? []);
  const lacks = places > date.left + own;
  const canWait = useIsAhead(date.closingDate);
  const seatsFault = lacks && !canWait ? 'Il n’y a pas assez de places' : undefined;
  const form = useHolderAndSeats(typed, save, { tariffs, seatsFault, isWhole: !lacks || waits });

  const book = async () => {
    setEarlier(null);
    const sent = await save.run(send);
    if (sent === undefined) return onStale();
    const { booked, wasThere } = sent;
    if (wasThere && !(isSameHolder(booked, holder) && areSameSeats(booked.seats, seats))) {
      // The current values are those of another booking.
      typed.change({ uuid: freshUuid() });
      setEarlier(booked);
      return onStale();
    }
    typed.forget();
    const isWaiting = booked.state.code !== 'CONFIRMEE';
    onDone(`${isWaiting ? 'En liste d’attente' : 'Réservé'}\u00a0: ${inShort(booked)}`);
  };

  const send = async () => {
    const result = await askServer('createOfficeBooking', {
      body: {
        uuid,
        dateUuid: date.uuid,
        ...holderOfForm(holder),
        seats,
        total: totalOf(seats),
        ...(lacks && { waitingList: true }),
      },
    });
    // The booking was already sent, and its answer was lost.
    const wasThere = !result.ok && result.failure.error?.code === 'already-exists';
    const found = wasThere ? await askServer('readBooking', { params: { uuid } }) : result;
    return found.ok ? succeed({ booked: found.value, wasThere }) : found;
  };

  return (
    <Dialog title="Réserver pour quelqu’un" width="large" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.sending(book)}>
        <p className="soft">
          {playbillDate(date.date)} –{' '}
          {date.left === 0
            ? 'complet'
            : `${integer(date.left)} ${date.left < 2 ? 'place libre' : 'places libres'}`}
        </p>
        <ResumedNote typed={typed} anew="Effacer" />
        {form.fields}
        {lacks && canWait && (
          <Checkbox
            isSelected={waits}
            error={form.isTried && !waits ? 'Cochez pour inscrire, ou prenez moins de places' : undefined}
            onChange={setWaits}
          >
            Il n’y a pas assez de places&nbsp;: inscrire en liste d’attente
          </Checkbox>
        )}
        {lacks && !canWait && (
          <p role="status">
            Il n’y a pas assez de places, et la liste d’attente est close avec les réservations en ligne.
          </p>
        )}
        {earlier && (
          <p role="alert">
            Le premier envoi était arrivé&nbsp;: {inShort(earlier)}. Ce qui est saisi ici serait une
            réservation de plus&nbsp;; pour changer la première, fermez et choisissez «&nbsp;Modifier&nbsp;».
          </p>
        )}
        <FailureNote failure={save.failure} />
        <SendButton
          form={save}
          variant="primary"
          offline="Réserver demande le réseau. Ce qui est saisi reste ici."
        >
          {lacks && canWait ? 'Inscrire' : 'Réserver'}
        </SendButton>
      </form>
    </Dialog>
  );
}
