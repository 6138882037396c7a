import { capitalised } from '#common/base/capitalised';
import { fullDay } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';
import type { Letter, Sender } from '../../platform/mail/letter';
import { momentOf } from '../../platform/mail/evening-words';
import { bookingAddress } from './booking-address';
import {
  ENCLOSED,
  QUESTION,
  SECRET,
  TELL_US,
  bookedNames,
  doorsWords,
  envelope,
  eveningOf,
  howToRefuse,
  howToTake,
  isForOne,
  noWithdrawal,
  notYetYours,
  paymentWords,
  seatsOf,
  untilWhen,
  wayWords,
  wordsOf,
} from './booking-letter-words';

/** What a letter depends on besides the booking: when it is written, and what the booking was before its change. */
export interface LetterOccasion {
  readonly now: Date;
  readonly formerState: BookingStateCode;
  /** What confirms the booking, if it is to be confirmed. */
  readonly proof?: string | null;
  /** The date that the booker left for another one. */
  readonly formerDate?: Date;
}

type Write = (booking: Booking, occasion: LetterOccasion) => (sender: Sender) => Letter;

/** The letters to a booker, by occasion. */
export const bookingLetters = {
  /** The seats are assigned: booked, or an offer accepted. */
  confirmed: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, 'Votre réservation est confirmée'),
    before: [
      `Votre réservation est confirmée\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...doorsWords(booking),
      ...wayWords(booking),
      ...paymentWords(booking),
      ENCLOSED,
    ],
    always: noWithdrawal(booking),
    after: [untilWhen(booking, occasion.now), QUESTION, SECRET],
  }),

  /** Many seats came from the booker's network: the link proves that the address is theirs. */
  'to-confirm':
    (booking, { proof }) =>
    (sender) => ({
      ...envelope(booking, sender, 'Confirmez votre réservation', 'Confirmer ma réservation'),
      link: {
        label: 'Confirmer ma réservation',
        href: bookingAddress(sender.siteUrl, booking.uuid, proof ?? undefined),
      },
      before: [`Des places vous sont gardées\u00a0: ${eveningOf(booking)}.`, seatsOf(booking)],
      always: [
        `Elles ne sont pas encore à vous\u00a0: confirmez-les depuis cette page avant le ${momentOf(booking.offeredUntil ?? booking.closingDate)}. Passé ce moment, elles seront proposées à d’autres.`,
        'Nous le demandons parce que beaucoup de places ont été réservées depuis le même réseau que le vôtre.',
      ],
      after: ['Si vous n’avez rien demandé, ne faites rien\u00a0: il n’y aura pas d’autre message.', SECRET],
    }),

  /** The seats have changed, whether booked or waited for, or the booker changed to another date. */
  changed: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, changeWords(booking, occasion)),
    before: [
      `${changeWords(booking, occasion)}\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...(booking.state.code === 'CONFIRMEE'
        ? [...doorsWords(booking), `${ENCLOSED} Ils remplacent les précédents.`]
        : []),
    ],
    always: [...formerDateWords(booking, occasion), ...notYetYours(booking, occasion.now)],
    after: [untilWhen(booking, occasion.now), SECRET],
  }),

  /** The booker has asked for it once more: the ticket, or how the booking stands. */
  again: (booking, occasion) => (sender) => ({
    ...envelope(booking, sender, booking.state.code === 'CONFIRMEE' ? 'Votre billet' : 'Votre réservation'),
    before: [
      `Voici de nouveau ce que vous avez demandé\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...(booking.state.code === 'CONFIRMEE'
        ? [...doorsWords(booking), ...wayWords(booking), ...paymentWords(booking), ENCLOSED]
        : []),
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
      ...doorsWords(booking),
      ...wayWords(booking),
      ...paymentWords(booking),
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
    ...envelope(booking, sender, endedWords(occasion)),
    before: [`${endedWords(occasion)}\u00a0: ${eveningOf(booking)}.`, seatsOf(booking)],
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
    after: ['Si vous n’attendez plus, quittez la liste depuis cette page.', SECRET],
  }),

  offer: (booking) => (sender) => ({
    ...envelope(booking, sender, 'Des places pour vous', 'Voir la proposition'),
    before: [
      `${isForOne(booking) ? 'Une place s’est libérée' : 'Des places se sont libérées'}\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      `${isForOne(booking) ? 'Elle vous est gardée' : 'Elles vous sont gardées'} jusqu’au ${momentOf(booking.offeredUntil ?? booking.closingDate)}. ${howToTake(booking)}`,
    ],
    after: [howToRefuse(booking), SECRET],
  }),

  /** Booking ends sooner than the offer said. */
  'offer-sooner': (booking) => (sender) => ({
    ...envelope(booking, sender, 'Votre proposition se termine plus tôt', 'Voir la proposition'),
    before: [
      `Les réservations de cette séance ferment plus tôt que prévu\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
    ],
    always: [
      `${isForOne(booking) ? 'Cette place ne vous est plus gardée' : 'Ces places ne vous sont plus gardées'} que jusqu’au ${momentOf(booking.offeredUntil ?? booking.closingDate)}. ${howToTake(booking)}`,
    ],
    after: [howToRefuse(booking), SECRET],
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

/** Whoever only waits has nothing that could be cancelled. */
const endedWords = ({ formerState }: LetterOccasion) =>
  formerState === 'EN_ATTENTE'
    ? 'Vous n’êtes plus sur la liste d’attente'
    : `${capitalised(bookedNames[formerState])} est annulée`;

/** How whoever has paid gets their money back. */
const refundOf = ({ paidAt, total }: Booking): readonly string[] =>
  paidAt === undefined || total === 0
    ? []
    : [`Vous aviez réglé ${money(total)}\u00a0: écrivez à l’association pour être remboursé.`];

/** What has changed of a booking; a booker who went back to the former date meanwhile has none that is new. */
const changeWords = (booking: Booking, occasion: LetterOccasion): string =>
  formerDateWords(booking, occasion).length > 0
    ? 'Votre réservation change de date'
    : 'Votre réservation a été modifiée';

const formerDateWords = ({ date }: Booking, { formerDate }: LetterOccasion): readonly string[] =>
  formerDate === undefined || formerDate.getTime() === date.getTime()
    ? []
    : [`Elle n’est plus pour le ${momentOf(formerDate)}.`];
