import type { Booking } from '#common/contract/tickets/booking';
import type { Letter, Sender } from '../../platform/mail/letter';
import { bookedNames, eveningOf, seatsOf } from './booking-letter-words';
import { type LetterOccasion, bookingLetters } from './booking-letters';

/** A letter to the booker about an action of the office. */
type DeskLetter = (
  booking: Booking,
  occasion: LetterOccasion,
  reason: string | null,
) => (sender: Sender) => Letter;

/** The letters about the association's actions on a booking, by action. */
export const deskLetters = {
  confirmed: (booking, occasion, reason) => (sender) =>
    explained(bookingLetters.confirmed(booking, occasion)(sender), reason),

  changed: (booking, occasion, reason) => (sender) =>
    explained(bookingLetters.changed(booking, occasion)(sender), reason),

  cancelled: (booking, occasion, reason) => (sender) => ({
    ...explained(bookingLetters.cancelled(booking, occasion)(sender), reason),
    before: [
      `L’association a annulé ${bookedNames[occasion.formerState]}\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
    ],
    after: ['Pour toute question, répondez à ce message.'],
  }),
} satisfies Readonly<Record<string, DeskLetter>>;

function explained(letter: Letter, reason: string | null): Letter {
  // The reason is always included, whatever text the association has written for this letter.
  return { ...letter, always: [...(letter.always ?? []), ...paragraphsOf(reason)] };
}

/** Splits a text into paragraphs at its empty lines. */
export function paragraphsOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
