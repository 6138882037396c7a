import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import type { DateMessage } from '#common/contract/tickets/desk-booking';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';
import { bookingAddress } from './booking-address';
import { eveningOf, greetingName, seatsOf } from './booking-letter-words';
import { paragraphsOf } from './desk-booking-letters';

/** The kind of a letter with a message to all bookers of a date. */
export const DATE_MESSAGE = 'booking-message';

/** The association's message to all bookers of a date, as a letter to one of them. */
export const dateMessageLetter =
  (booking: Booking, { subject, text }: Pick<DateMessage, 'subject' | 'text'>) =>
  (sender: Sender): Letter => ({
    subject: `${oneLine(subject)} – ${sender.title}`,
    greeting: `Bonjour${greetingName(booking.firstname)},`,
    before: paragraphsOf(text),
    link: { label: 'Voir ma réservation', href: bookingAddress(sender.siteUrl, booking.uuid) },
    after: [
      `Vous recevez ce message parce que ${reasons[booking.state.code]}\u00a0: ${eveningOf(booking)}. ${seatsOf(booking)}`,
      'Pour écrire à l’association, répondez à ce message.',
    ],
  });

const reasons: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'vous avez réservé',
  EN_ATTENTE: 'vous êtes sur la liste d’attente',
  PROPOSEE: 'des places vous sont proposées',
  ANNULEE: 'vous aviez réservé',
};
