import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { typedMailAddress } from '#common/base/mail-address';
import { tidyTelephone } from '#common/base/telephone';
import type { BookingWrite } from '#common/contract/tickets/booking';
import type { ErrorBody } from '#common/contract/calls/errors';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { countSeats, totalOf } from '#common/rules/booking';
import { textFault } from '#common/rules/text-faults';
import { askForBooker } from '../../bridge/booker-channel';
import { askServer, discardWrite, enqueue } from '../../bridge/calls';
import { giveBackSeatsOfOthers } from '../../bridge/follow-booker';
import { freshUuid } from '../../bridge/fresh-uuid';
import { queuedWrites } from '../../bridge/queued-writes';
import { firstnameFault, nameFault, termsFault } from '../../components/session/account-faults';
import { phoneFault } from '../../components/session/phone-fault';
import { plainEmailFault } from '../../components/session/plain-email-fault';
import { refusedFaults } from '../../components/form/form-state';
import { type Form, useForm } from '../../components/form/use-form';
import { useTermsVersion } from '../../components/update/use-terms-version';
import { changeBegun, forgetBegun } from '../../state/begun-bookings';
import { type BookerValues, type BookingTry, forgetBookingTry } from '../../state/booking-session';
import { warn } from '../../state/notices';
import { thisPage } from '../../state/this-page';
import { acceptTerms } from '../../state/terms';
import type { Person } from '../../state/session-records';
import { failureSentence } from '../../text/error-sentences';
import { sentAs } from './booked-before';
import { bookerOf } from './booker-values';
import { bookingOutcome, endRepeated, fetchOffer } from './booking-outcome';
import { type ChosenSeats, type Tariff, seatsOf } from '../../components/booking/tariffs';
import { useBegunBookings } from './use-begun-bookings';
import { type BookingHold, useBookingHold } from './use-booking-hold';
import { useSentElsewhere } from './use-sent-elsewhere';

const fields = ['name', 'firstname', 'email', 'phone', 'request', 'terms'] as const;
type Field = (typeof fields)[number];

export interface FilledBooking {
  readonly chosen: ChosenSeats;
  readonly choose: (chosen: ChosenSeats) => void;
  /** It waited to be sent, and was taken back. */
  readonly isTakenBack: boolean;
  readonly seats: ReturnType<typeof seatsOf>;
  readonly form: Form<Field>;
  readonly held: BookingHold;
  /** Too few seats are left: the booking goes to the waiting list. */
  readonly waits: boolean;
  /** Why the server refused it; null once the choice of seats was changed. */
  readonly refusal: ErrorBody | null;
  /** UUID of the booking to create. */
  readonly uuid: string;
  /** This device keeps the booking until the server has answered; false again once it was refused. */
  readonly isSent: boolean;
  /** The booking was sent or will be sent when possible: the form is no longer kept. */
  readonly isOver: () => boolean;
  readonly send: () => Promise<void>;
}

interface NewBooking {
  date: Show['dates'][number];
  tariffs: readonly Tariff[];
  left: number | undefined;
  person: Person | null;
  fields: BookerValues | null;
  attempt: BookingTry | null;
}

/** State of the booking form; the typed values are kept, whatever the outcome. */
export function useBookingForm({
  date,
  tariffs,
  left,
  person,
  fields: kept,
  attempt,
}: NewBooking): FilledBooking {
  const [, navigate] = useLocation();
  const termsVersion = useTermsVersion();
  const by = person?.uuid ?? null;
  const begun = useBegunBookings(by)[date.uuid];
  const chosen: ChosenSeats = begun?.chosen ?? nothing;
  const [refusal, setRefusal] = useState<ErrorBody | null>(null);
  const [isSent, setSent] = useState(false);
  // One for all tries, also after a reload: this device may have saved the booking after the form stopped waiting for it.
  const [uuid] = useState(() => attempt?.uuid ?? freshUuid());
  // A ref, not state: a pending save of the form must not happen after it was discarded.
  const over = useRef(false);
  const isOver = useCallback(() => over.current, []);
  const isHere = useIsHere();
  const form = useForm(
    { ...bookerOf(person), ...kept, terms: '' },
    (values): Readonly<Record<Field, string | undefined>> => ({
      name: nameFault(values.name),
      firstname: firstnameFault(values.firstname),
      email: plainEmailFault(values.email, person?.email),
      phone: phoneFault(values.phone),
      request: textFault(values.request, 300, true),
      terms: termsFault(values.terms !== ''),
    }),
  );
  const seats = seatsOf(tariffs, chosen);
  const places = countSeats(seats);
  const held = useBookingHold({
    dateUuid: date.uuid,
    by,
    kept: begun?.hold ?? null,
    places,
    isSending: form.isRunning || isSent,
  });
  useTypedElsewhere(by, kept === null, form);
  useSentElsewhere(date.uuid);
  const isShort = left !== undefined && places > left + (held.hold?.places ?? 0);
  const waits = isShort || held.failure?.error?.code === 'full' || refusal?.code === 'full';

  const send = async () => {
    const { name, firstname, email, phone, request } = form.values;
    const hold = held.heldAs();
    const body: BookingWrite = {
      uuid,
      dateUuid: date.uuid,
      name: name.trim(),
      firstname: firstname.trim(),
      email: typedMailAddress(email),
      ...(tidyTelephone(phone) !== '' && { phone: tidyTelephone(phone) }),
      ...(request.trim() !== '' && { request: request.trim() }),
      seats,
      total: totalOf(seats),
      date: date.date,
      terms: true,
      ...(hold !== null && { hold }),
      ...(waits && { waitingList: true }),
    };
    const saved = await enqueue(queuedWrites.createBooking(uuid, body, date.date));
    if (!saved.ok && saved.failure.error?.code !== 'already-exists')
      return warn(failureSentence(saved.failure));
    if (person === null && termsVersion !== undefined) acceptTerms(termsVersion);
    setSent(true);
    changeBegun(by, date.uuid, { sentBy: thisPage });
    const outcome = await bookingOutcome(uuid);
    // If the person has left the form, the booking's own page shows the outcome.
    if (!isHere.current) return undefined;
    const isEarlier = outcome.kind === 'refused' && outcome.error.code === 'already-exists';
    // The server has it already. Its own page would end this too, unless it is left at once.
    if (isEarlier) await endRepeated(uuid, { key: outcome.key, body });
    else if (outcome.kind === 'refused') {
      await fetchOffer(outcome.error);
      // The refused booking is back in the form, so nothing remains to attend to elsewhere.
      await discardWrite(outcome.key);
      setSent(false);
      changeBegun(by, date.uuid, { sentBy: null });
      form.refuse(refusedFaults(outcome.error, fields));
      return setRefusal(outcome.error);
    }
    // An earlier try has booked: the seats that this page had held for itself since are of no more use.
    if (hold !== null && (isEarlier || (!saved.ok && outcome.kind === 'answered')))
      void askServer('deleteBookingHold', { params: { uuid: hold }, query: {} });
    over.current = true;
    forgetBegun(date.uuid);
    forgetBookingTry(date.uuid);
    if (!isHere.current) return undefined;
    navigate(links.book.to({ uuid: date.uuid }), { replace: true, state: sentAs(uuid) });
    return navigate(links.booking.to({ uuid }));
  };

  return {
    uuid,
    chosen,
    choose(next) {
      // Somebody whose session ended here has not come back: their seats must not stand against these.
      giveBackSeatsOfOthers(by);
      changeBegun(by, date.uuid, { chosen: next });
      setRefusal(null);
    },
    isTakenBack: begun?.isTakenBack === true,
    seats,
    form,
    held,
    waits,
    refusal,
    isSent,
    isOver,
    send,
  };
}

const nothing: ChosenSeats = {};

/** Fills in what the same person has typed in another tab, unless something was typed here first. */
function useTypedElsewhere(by: string | null, isNew: boolean, form: Form<Field>) {
  const { values } = form;
  const [first] = useState(values);
  const isUntouched = useRef(true);
  useEffect(() => {
    isUntouched.current = fields.every((name) => values[name] === first[name]);
  }, [values, first]);
  useEffect(() => {
    if (!isNew) return undefined;
    return askForBooker(by, (typed) => {
      if (isUntouched.current) form.restart({ request: '', ...typed, terms: '' });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, as the form is opened
  }, []);
}

/** Whether the form is still mounted. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
