import { fullDay, hourInWords } from '#common/base/dates';
import { count, money } from '#common/base/numbers';
import { ofSomebody } from '#common/base/of-somebody';
import { links } from '#common/contract/site/links';
import type { BookingStateCode } from '#common/contract/tickets/booking';
import { countSeats } from '#common/rules/booking';
import { itemBlock } from '#common/rules/letter';
import { eveningOf } from '../../tickets/booking/booking-letter-words';
import { accountDeletedLetter } from '../../platform/mail/account-letters';
import { type Letter, type LetterFile, type Sender, oneLine } from '../../platform/mail/letter';
import type { Leaving } from './departure-repository';

/**
 * The last letter to whoever deleted an account, with a line for each booking and ticket cancelled with it.
 * @param files their calendar entries, which cancel the ones that they had
 */
export const departureLetter =
  (firstname: string, leaving: Leaving, files: readonly LetterFile[]) =>
  (sender: Sender): Letter => {
    const letter = accountDeletedLetter(firstname)(sender);
    const paid = leaving.bookings
      .filter(({ paidAt }) => paidAt !== undefined)
      .reduce((sum, { total }) => sum + total, 0);
    const cancelled = [...leaving.bookings.map(bookingLine), ...leaving.tickets.map(ticketLine)];
    return {
      ...letter,
      always: [
        ...(cancelled.length === 0 ? [] : ['Sont annulés\u00a0:', ...cancelled.map(itemBlock)]),
        ...(leaving.tickets.length === 0
          ? []
          : ['Prévenez ceux à qui vous aviez donné ces billets\u00a0: ils n’ouvrent plus la porte.']),
        ...(paid === 0
          ? []
          : [`Vous aviez réglé ${money(paid)}\u00a0: écrivez à l’association pour être remboursé.`]),
      ],
      files,
    };
  };

/** Tells the office which seats a deleted account has given back. The account itself is not named: it is forgotten. */
export const deskDepartureLetter =
  (firstname: string, { bookings, tickets }: Leaving) =>
  ({ siteUrl, title }: Sender): Letter => ({
    subject: `Places rendues par un compte supprimé – ${title}`,
    greeting: `Bonjour ${oneLine(firstname)},`,
    before: [
      'Un compte vient d’être supprimé. Sont annulés avec lui\u00a0:',
      ...[...bookings.map(bookingLine), ...tickets.map(ticketLine)].map(itemBlock),
      ...(tickets.length === 0
        ? []
        : [
            'Les billets gratuits sont peut-être déjà dans la poche de quelqu’un\u00a0: la porte les refusera.',
          ]),
    ],
    link: { label: 'Voir les réservations', href: siteUrl + links.bookings.to() },
    after: [],
  });

const bookingLine = (booking: Leaving['bookings'][number]): string =>
  `${bookedNouns[booking.state.code]}\u00a0: ${eveningOf(booking)}, ${count(countSeats(booking.seats), 'place')}.`;

const bookedNouns: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'Réservation',
  EN_ATTENTE: 'Inscription sur la liste d’attente',
  PROPOSEE: 'Proposition de places',
  ANNULEE: 'Réservation',
};

const ticketLine = ({ name, show_title, date, ticket_number }: Leaving['tickets'][number]): string =>
  `Place gratuite n°\u00a0${ticket_number} au nom ${ofSomebody(oneLine(name))}\u00a0: «\u00a0${oneLine(show_title)}\u00a0», le ${fullDay(date)} à ${hourInWords(date)}.`;
