import { capitalised } from '#common/base/capitalised';
import { fullDay, playbillTime } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';
import { countSeats, isOwed } from '#common/rules/booking';
import { type Letter, type Sender, oneLine } from '../mail/letter';
import { momentOf } from '../mail/evening-words';
import { bookingAddress } from './booking-address';

/** What a letter depends on besides the booking: when it is written, and what the booking was before its change. */
export interface LetterOccasion {
  readonly now: Date;
  readonly formerState: BookingStateCode;
}

type Write = (booking: Booking, occasion: LetterOccasion) => (sender: Sender) => Letter;

/** The letters to a booker, by occasion. */
export const bookingLetters = {
  /** The seats are assigned: booked, or an offer accepted. */
  confirmed: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, 'Votre réservation est confirmée'),
    before: [`Votre réservation est confirmée\u00a0: ${eveningOf(booking)}.`, seatsOf(booking), ENCLOSED],
    after: [untilWhen(booking, occasion.now), SECRET],
  }),

  /** The seats have changed, whether booked or waited for. */
  changed: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, 'Votre réservation a été modifiée'),
    before: [
      `Votre réservation a été modifiée\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...(booking.state.code === 'CONFIRMEE' ? [`${ENCLOSED} Ils remplacent les précédents.`] : []),
    ],
    always: notYetYours(booking, occasion.now),
    after: [untilWhen(booking, occasion.now), SECRET],
  }),

  /** Sent the day after; the text is written by the association alone. */
  thanks: (booking) => (sender) => ({
    ...envelope(booking, sender, 'Merci d’être venu'),
    before: [],
    after: [],
  }),

  /** Sent the day before, or on the day itself if it could not leave sooner. */
  reminder: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, `C’est ${reminderDay(booking, occasion.now)}`),
    before: [
      `C’est ${reminderDay(booking, occasion.now)}\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ENCLOSED,
    ],
    words: { ...wordsOf(booking), jour: reminderDay(booking, occasion.now) },
    ...(isOnTheDay(booking, occasion.now) && { untrue: /\bdemain\b/iu }),
    after: [
      occasion.now < booking.closingDate
        ? 'Si vous ne pouvez pas venir, annulez depuis cette page\u00a0: d’autres attendent peut-être vos places.'
        : TELL_US,
      SECRET,
    ],
  }),

  cancelled: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, `${capitalised(bookedNames[occasion.formerState])} est annulée`),
    before: [
      `${capitalised(bookedNames[occasion.formerState])} est annulée\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
    ],
    always: refundOf(booking),
    after: ['Si vous ne l’avez pas demandé, prévenez l’association.'],
  }),

  waiting: (booking) => (sender) => ({
    ...envelope(booking, sender, 'Vous êtes sur la liste d’attente'),
    before: [
      `Il n’y a pas assez de places, et vous êtes sur la liste d’attente\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      'Si des places se libèrent, nous vous écrirons\u00a0: vous aurez douze heures pour les prendre, moins si la clôture des réservations est proche.',
    ],
    after: ['Si vous n’attendez plus, annulez depuis cette page.', SECRET],
  }),

  offer: (booking) => (sender) => ({
    ...envelope(booking, sender, 'Des places pour vous', 'Voir la proposition'),
    before: [
      `Des places se sont libérées\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      `Elles vous sont gardées jusqu’au ${momentOf(booking.offeredUntil ?? booking.closingDate)}. Pour les prendre, confirmez depuis cette page.`,
    ],
    after: ['Si vous n’en voulez plus, annulez depuis la même page\u00a0: elles iront à qui attend.', SECRET],
  }),

  'offer-over': (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, 'Votre proposition a expiré'),
    before: [
      `La proposition n’a pas été prise à temps, et vous n’êtes plus sur la liste d’attente\u00a0: ${eveningOf(booking)}.`,
    ],
    ...(occasion.now < booking.closingDate
      ? {
          link: {
            label: 'Réserver à nouveau',
            href: sender.siteUrl + links.book.to({ uuid: booking.dateUuid }),
          },
        }
      : { always: ['Les réservations de cette séance sont closes.'] }),
    after: ['Au plaisir de vous voir au théâtre.'],
  }),
} satisfies Readonly<Record<string, Write>>;

export type BookingLetter = keyof typeof bookingLetters;

/** Whether it is already the day of the evening, in Paris. */
const isOnTheDay = ({ date }: Booking, now: Date) => fullDay(date) === fullDay(now);

const reminderDay = (booking: Booking, now: Date) => (isOnTheDay(booking, now) ? 'aujourd’hui' : 'demain');

/** What the booker had, by state: the noun of a letter. */
export const bookedNames: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'votre réservation',
  EN_ATTENTE: 'votre inscription sur la liste d’attente',
  PROPOSEE: 'votre proposition de places',
  ANNULEE: 'votre réservation',
};

/** The papers of a confirmed booking, which are attached as the letter is sent. */
export const ENCLOSED = 'Votre billet et la date pour votre agenda sont joints à ce message.';
const TELL_US = 'Si vous ne pouvez pas venir, prévenez l’association.';
export const SECRET = 'Cette adresse ouvre votre réservation à qui la connaît\u00a0: gardez-la pour vous.';

/** What every letter about a booking begins with, and its link. */
export function envelope(booking: Booking, sender: Sender, what: string, label = 'Voir ma réservation') {
  const { uuid, firstname, show } = booking;
  return {
    subject: `${what} – ${oneLine(show.title)} – ${sender.title}`,
    greeting: `Bonjour${greetingName(firstname)},`,
    link: { label, href: bookingAddress(sender.siteUrl, uuid) },
    words: wordsOf(booking),
  };
}

/**
 * The name after a space, or nothing if a mail program would turn it into a link: anyone can book with a stranger's
 * address, and our mails must not carry links of their choice.
 */
export const greetingName = (name: string) => (/[/@:]|\p{L}\.\p{L}/u.test(name) ? '' : ` ${oneLine(name)}`);

/** The placeholders for the association's own text in a booking letter. */
export const wordsOf = (booking: Booking) => ({
  prenom: greetingName(booking.firstname).trim(),
  nom: greetingName(booking.name).trim(),
  spectacle: booking.show.title,
  date: fullDay(booking.date),
  heure: playbillTime(booking.date),
  lieu: booking.location.name,
  places: placesOf(booking),
  cloture: momentOf(booking.closingDate),
  limite: momentOf(booking.offeredUntil ?? booking.closingDate),
});

/** Show, date and place. */
export const eveningOf = ({ show, date, location }: Booking) =>
  `«\u00a0${oneLine(show.title)}\u00a0», le ${momentOf(date)}, ${oneLine(location.name)}`;

/** Tells those who only wait, or have not yet taken an offer, that they have no seats. */
export function notYetYours(booking: Booking, now: Date): readonly string[] {
  const { state, closingDate } = booking;
  if (state.code === 'EN_ATTENTE')
    return now < closingDate
      ? ['Vous êtes toujours sur la liste d’attente\u00a0: aucune place ne vous est encore attribuée.']
      : ['Aucune place ne s’est libérée à temps\u00a0: l’association peut encore vous appeler.'];
  const until = changesEnd(booking);
  if (state.code !== 'PROPOSEE' || now >= until) return [];
  return [
    `Ces places ne sont pas encore à vous\u00a0: confirmez-les depuis cette page avant le ${momentOf(until)}.`,
  ];
}

function untilWhen(booking: Booking, now: Date): string {
  const until = changesEnd(booking);
  if (now < until) return `Vous pouvez changer vos places ou annuler jusqu’au ${momentOf(until)}.`;
  return booking.state.code === 'CONFIRMEE' ? TELL_US : 'Si vous n’en voulez plus, prévenez l’association.';
}

/** How whoever has paid gets their money back. */
const refundOf = ({ paidAt, total }: Booking): readonly string[] =>
  paidAt === undefined || total === 0
    ? []
    : [`Vous aviez réglé ${money(total)}\u00a0: écrivez à l’association pour être remboursé.`];

/** Until when the booker may change it: an offer ends sooner, unless its date has moved. */
const changesEnd = ({ offeredUntil, closingDate }: Booking): Date =>
  offeredUntil !== undefined && offeredUntil < closingDate ? offeredUntil : closingDate;

/** The holder of the seats, the seats and their price. */
export function seatsOf(booking: Booking): string {
  const holder = `${greetingName(booking.firstname)}${greetingName(booking.name)}`.trim();
  const places = placesOf(booking);
  return `${holder === '' ? '' : `${holder}, `}${places}.`;
}

function placesOf(booking: Booking): string {
  const { seats, payAtDoor } = booking;
  const isFree = seats.every(({ category }) => category === undefined);
  const count = countSeats(seats);
  if (isFree) return `${count === 1 ? 'une place' : `${count} places`}, participation libre`;
  const each = seats.map(({ category, count }) => `${count} × ${oneLine(category?.name ?? '')}`);
  const owed = payAtDoor ? ', à régler à l’entrée' : ', à régler avant la séance';
  return `${each.join(', ')}\u00a0: ${money(booking.total)}${isOwed(booking) ? owed : ''}`;
}
