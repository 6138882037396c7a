import { fullDay, playbillTime } from '#common/base/dates';
import type { Booking } from '#common/contract/tickets/booking';
import type { EveningChange } from '#common/rules/told-evening';
import type { Letter, Sender } from '../mail/letter';
import { type EveningNews, changeSentences, momentOf } from '../mail/evening-words';
import { ENCLOSED, SECRET, envelope, eveningOf, notYetYours, seatsOf, wordsOf } from './booking-letters';

type Write = (booking: Booking, news: EveningNews, now: Date) => (sender: Sender) => Letter;

/** The letters to a booker about a changed evening: whether its date has moved, or all else. */
export const eveningLetters = {
  moved: (booking, news, now) => (sender) => ({
    ...envelope(booking, sender, subjects.date),
    before: [
      `La séance du ${momentOf(news.before.date)} est déplacée\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...enclosedFor(booking, 'Vos places vous suivent.'),
    ],
    always: [...changeSentences(news), ...notYetYours(booking, now)],
    words: {
      ...wordsOf(booking),
      'ancienne-date': fullDay(news.before.date),
      'ancienne-heure': playbillTime(news.before.date),
    },
    after: [ifNot('cette date ne vous convient pas', booking, now), SECRET],
  }),

  evening: (booking, news, now) => (sender) => ({
    ...envelope(booking, sender, subjectOf(news.changes)),
    before: [
      `Il y a du nouveau pour votre séance\u00a0: ${eveningOf(booking)}.`,
      seatsOf(booking),
      ...enclosedFor(booking, 'Vos places restent les vôtres.'),
    ],
    always: [...changeSentences(news), ...notYetYours(booking, now)],
    after: [ifNot('cela ne vous convient pas', booking, now), SECRET],
  }),
} satisfies Readonly<Record<string, Write>>;

const subjects: Readonly<Record<EveningChange, string>> = {
  date: 'Votre séance change de date',
  place: 'Votre séance change de lieu',
  title: 'Votre spectacle change de titre',
  payment: 'Le paiement de vos places change',
};

function subjectOf(changes: readonly EveningChange[]): string {
  const [only] = changes;
  return changes.length === 1 && only !== undefined ? subjects[only] : 'Du nouveau pour votre séance';
}

const enclosedFor = ({ state }: Booking, seats: string): readonly string[] =>
  state.code === 'CONFIRMEE' ? [`${seats} ${ENCLOSED} Ils remplacent les précédents.`] : [];

const ifNot = (what: string, { closingDate }: Booking, now: Date): string =>
  now < closingDate
    ? `Si ${what}, annulez depuis cette page jusqu’au ${momentOf(closingDate)}.`
    : `Si ${what}, prévenez l’association.`;
