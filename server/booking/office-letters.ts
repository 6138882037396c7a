import type { Booking } from '#common/contract/tickets/booking';
import type { Letter, Sender } from '../mail/letter';
import { bookingLetters, eveningOf, seatsOf } from './booking-letters';

/** A letter to the booker about an action of the office, with the reply address. */
type OfficeLetter = (
  booking: Booking,
  now: Date,
  reason: string | null,
  replyTo: string,
) => (sender: Sender) => Letter;

/** The letters about the association's actions on a booking, by action. */
export const officeLetters = {
  confirmed: (booking, now, reason, replyTo) => (sender) =>
    explained(bookingLetters.confirmed(booking, now)(sender), reason, replyTo),

  changed: (booking, now, reason, replyTo) => (sender) =>
    explained(bookingLetters.changed(booking, now)(sender), reason, replyTo),

  cancelled: (booking, _now, reason, replyTo) => (sender) => ({
    ...explained(bookingLetters.cancelled(booking)(sender), reason, replyTo),
    before: [`L’association a annulé votre réservation\u00a0: ${eveningOf(booking)}.`, seatsOf(booking)],
    after: ['Pour toute question, répondez à ce message.'],
  }),
} satisfies Readonly<Record<string, OfficeLetter>>;

function explained(letter: Letter, reason: string | null, replyTo: string): Letter {
  // The reason is always included, whatever text the association has written for this letter.
  return { ...letter, always: [...(letter.always ?? []), ...paragraphsOf(reason)], replyTo };
}

/** Splits a text into paragraphs at its empty lines. */
export function paragraphsOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
