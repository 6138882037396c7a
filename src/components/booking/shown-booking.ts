import type { BookingEnding, BookingStateCode } from '#common/contract/tickets/booking';
import { type Agenda, findShowDate } from '#common/rules/agenda';
import { countSeats } from '#common/rules/booking';
import type { KnownBooking, WaitingBooking } from '#mirror/queries/booking-queries';
import type { DeviceBooking } from '#worker/api';
import { isComing } from '../free-ticket/upcoming-dates';
import { errorSentence } from '../../text/error-sentences';
import type { BadgeShape } from '../../ui/badge';

/** A booking in a list of one's own. */
export interface ShownBooking {
  readonly uuid: string;
  readonly dateUuid: string;
  readonly title: string;
  /** Absent if it was not sent yet, and its date is not on this device. */
  readonly date?: Date | undefined;
  readonly place?: string | undefined;
  readonly seats: number;
  readonly state: { readonly shape: BadgeShape; readonly words: string };
  /** Until when its seats are kept for an answer, while they are offered or to be confirmed. */
  readonly offeredUntil?: Date;
  /** Whether the answer is in a letter: nothing but its link confirms the booking. */
  readonly isToConfirm?: boolean;
  /** Why it was not taken. */
  readonly reason?: string;
  readonly isOver: boolean;
  readonly isHere: boolean;
  readonly isOfAccount: boolean;
}

/** The bookings that are known here: those to come first, the next one at the head, then the others, the last one at the head. */
export function shownBookings(
  known: readonly KnownBooking[],
  agenda: Agenda | undefined,
  now: Date,
): { readonly coming: readonly ShownBooking[]; readonly over: readonly ShownBooking[] } {
  const shown = known
    .flatMap((booking) => shownBooking(booking, agenda, now) ?? [])
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  return {
    coming: shown.filter(({ isOver }) => !isOver),
    over: shown.filter(({ isOver }) => isOver).toReversed(),
  };
}

/** Those that have seats of a date, or wait for some: neither refused nor expired. */
export const standingAt = (bookings: readonly ShownBooking[], of: string): readonly ShownBooking[] =>
  bookings.filter(({ dateUuid, state }) => dateUuid === of && state.shape !== 'cross');

/** Where the evening is not known, it is no next one. */
const timeOf = ({ date }: ShownBooking) => date?.getTime() ?? Number.MAX_SAFE_INTEGER;

function shownBooking(
  { kept, waiting, ...known }: KnownBooking,
  agenda: Agenda | undefined,
  now: Date,
): ShownBooking | null {
  // Sent once more after its first answer was lost: what the server has is what counts.
  if (waiting !== null && (waiting.error?.code !== 'already-exists' || kept === null))
    return { ...known, ...unsent(waiting, agenda, now) };
  if (kept === null) return null;
  return {
    ...known,
    dateUuid: kept.dateUuid,
    title: kept.show.title,
    date: kept.date,
    place: kept.location.name,
    seats: countSeats(kept.seats),
    state: stateOf(kept, now),
    ...(isOffered(kept, now) && { offeredUntil: kept.offeredUntil, isToConfirm: kept.toConfirm === true }),
    isOver: kept.state.code === 'ANNULEE' || !isComing(kept, now),
  };
}

function unsent({ label, body, error }: WaitingBooking, agenda: Agenda | undefined, now: Date) {
  const found = agenda && findShowDate(agenda, body.dateUuid, now);
  return {
    dateUuid: body.dateUuid,
    title: found?.show.title ?? label,
    date: found?.date.date,
    place: found?.show.location.name,
    seats: countSeats(body.seats),
    state:
      error === null
        ? ({ shape: 'half', words: 'Attend le réseau' } as const)
        : ({ shape: 'cross', words: 'Refusée' } as const),
    ...(error !== null && { reason: errorSentence(error) }),
    isOver: found != null && !isComing(found.date, now),
  };
}

/** Whether the seats that somebody waited for, or has to confirm, are still kept for them. */
export function isOffered(booking: DeviceBooking, now: Date): booking is OfferedBooking {
  const { state, offeredUntil } = booking;
  return state.code === 'PROPOSEE' && offeredUntil !== undefined && now < offeredUntil;
}

export type OfferedBooking = DeviceBooking & { readonly offeredUntil: Date };

/**
 * The state of a booking that ended without having had seats that could be cancelled; undefined for any other. An offer is
 * over by the clock, whether or not the server has told so yet.
 */
export function endingWords(booking: DeviceBooking, now: Date): string | undefined {
  const { ending, state, toConfirm } = booking;
  if (ending !== undefined) return endings[ending];
  if (state.code !== 'PROPOSEE' || isOffered(booking, now)) return undefined;
  return toConfirm ? endings.unconfirmed : endings['offer-over'];
}

const endings: Readonly<Record<BookingEnding, string | undefined>> = {
  cancelled: undefined,
  'left-list': 'Liste d’attente quittée',
  declined: 'Proposition refusée',
  'offer-over': 'Proposition expirée',
  unconfirmed: 'Non confirmée',
};

const states: Readonly<Record<Exclude<BookingStateCode, 'PROPOSEE'>, ShownBooking['state']>> = {
  CONFIRMEE: { shape: 'dot', words: 'Réservée' },
  EN_ATTENTE: { shape: 'half', words: 'Sur liste d’attente' },
  ANNULEE: { shape: 'cross', words: 'Annulée' },
};

function stateOf(booking: DeviceBooking, now: Date): ShownBooking['state'] {
  const { state, toConfirm } = booking;
  const ended = endingWords(booking, now);
  if (ended !== undefined) return { shape: 'cross', words: ended };
  if (state.code === 'CONFIRMEE' && !isComing(booking, now)) return { shape: 'check', words: 'Passée' };
  if (state.code !== 'PROPOSEE') return states[state.code];
  if (toConfirm) return { shape: 'triangle', words: 'À confirmer par mail' };
  return {
    shape: 'triangle',
    words: countSeats(booking.seats) === 1 ? 'Place proposée' : 'Places proposées',
  };
}
