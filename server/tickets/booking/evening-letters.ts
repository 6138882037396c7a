import { fullDay, hourInWords } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { countSeats } from '#common/rules/booking';
import { itemBlock } from '#common/rules/letter';
import type { Booking } from '#common/contract/tickets/booking';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';
import { type EveningNews, changeSentences, momentOf, movesOf } from '../../platform/mail/evening-words';
import {
  ENCLOSED,
  SECRET,
  doorsWords,
  envelope,
  eveningOf,
  notYetYours,
  seatsOf,
  wordsOf,
} from './booking-letter-words';

/** A booking whose booker has to know what changed. */
export interface AnnouncedBooking {
  readonly booking: Booking;
  readonly news: EveningNews;
}

type Write = (booking: Booking, news: EveningNews, now: Date) => (sender: Sender) => Letter;

/** The letters to a booker about a changed evening: whether its date has moved, or all else. */
export const eveningLetters = {
  moved: (booking, news, now) => (sender) => ({
    ...envelope(booking, sender, subjectOf(news)),
    before: [
      `La séance du ${momentOf(news.before.date)} est déplacée\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...(booking.state.code === 'CONFIRMEE' ? doorsWords(booking) : []),
      ...enclosedFor(booking, isAlone(booking) ? 'Votre place vous suit.' : 'Vos places vous suivent.'),
    ],
    always: [...changeSentences(news), ...notYetYours(booking, now)],
    words: {
      ...wordsOf(booking),
      'ancienne-date': fullDay(news.before.date),
      'ancienne-heure': hourInWords(news.before.date),
    },
    after: [ifNot('cette date ne vous convient pas', booking, now), SECRET],
  }),

  evening: (booking, news, now) => (sender) => ({
    ...envelope(booking, sender, subjectOf(news)),
    before: [
      `Il y a du nouveau pour votre séance\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...enclosedFor(
        booking,
        isAlone(booking) ? 'Votre place reste la vôtre.' : 'Vos places restent les vôtres.',
      ),
    ],
    always: [...changeSentences(news), ...notYetYours(booking, now)],
    after: [ifNot('cela ne vous convient pas', booking, now), SECRET],
  }),
} satisfies Readonly<Record<string, Write>>;

/** What changed of the evening; where it takes place as before, the only other change. */
function subjectOf(news: EveningNews): string {
  const moves = movesOf(news);
  if (moves !== null) return `Votre séance change ${moves}`;
  const [only] = news.changes.length === 1 ? news.changes : [];
  if (only === 'title') return 'Votre spectacle change de titre';
  return only === 'payment' ? 'Le paiement de vos places change' : 'Du nouveau pour votre séance';
}

const enclosedFor = ({ state }: Booking, seats: string): readonly string[] =>
  state.code === 'CONFIRMEE' ? [`${seats} ${ENCLOSED} Ils remplacent les précédents.`] : [];

const isAlone = ({ seats }: Booking): boolean => countSeats(seats) === 1;

const ifNot = (what: string, { closingDate }: Booking, now: Date): string =>
  now < closingDate
    ? `Si ${what}, annulez depuis cette page jusqu’au ${momentOf(closingDate)}.`
    : `Si ${what}, prévenez l’association.`;

/** Whom of a date the office has to call, since they have no address: told to a member of it. */
export const callsLetter =
  (firstname: string, calls: readonly [AnnouncedBooking, ...AnnouncedBooking[]]) =>
  ({ siteUrl, title }: Sender): Letter => {
    const [{ booking }] = calls;
    const people = count(calls.length, 'personne');
    return {
      subject: `${people} à prévenir par téléphone – ${oneLine(booking.show.title)} – ${title}`,
      greeting: `Bonjour ${oneLine(firstname)},`,
      before: [
        `Il y a du nouveau pour la séance ${eveningOf(booking)}.`,
        ...new Set(calls.flatMap(({ news }) => [...movedSentence(news), ...changeSentences(news)])),
        `${people} sans adresse mail à prévenir par téléphone\u00a0:`,
        ...calls.map(({ booking: { phone, seats, state, ...holder } }) =>
          itemBlock(
            `${oneLine(fullName(holder))}, ${phone === undefined ? 'sans numéro' : oneLine(phone)}\u00a0: ${count(countSeats(seats), 'place')}${state.code === 'CONFIRMEE' ? '' : ` (${state.name})`}`,
          ),
        ),
      ],
      link: {
        label: 'Voir les réservations',
        href: siteUrl + links.dateBookings.to({ showSlug: booking.show.slug, uuid: booking.dateUuid }),
      },
      after: ['Aux autres, le site écrit lui-même.'],
    };
  };

const movedSentence = ({ before, after, changes }: EveningNews): readonly string[] =>
  changes.includes('date')
    ? [`La séance du ${momentOf(before.date)} est déplacée au ${momentOf(after.date)}.`]
    : [];
