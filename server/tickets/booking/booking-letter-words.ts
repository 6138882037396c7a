import { fullDay, hourInWords } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import { addressOfLink } from '#common/base/web-address';
import { NO_WITHDRAWAL, countSeats, isOwed, seatsByTariff, takePress } from '#common/rules/booking';
import { type Paragraph, itemBlock } from '#common/rules/letter';
import { placeNotes } from '#common/rules/place-words';
import { type Sender, oneLine } from '../../platform/mail/letter';
import { momentOf } from '../../platform/mail/evening-words';
import { bookingAddress } from './booking-address';

/** What the booker had, by state: the noun of a letter. */
export const bookedNames: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'votre réservation',
  EN_ATTENTE: 'votre inscription sur la liste d’attente',
  PROPOSEE: 'votre proposition de places',
  ANNULEE: 'votre réservation',
};

/** The papers of a confirmed booking, which are attached as the letter is sent. */
export const ENCLOSED = 'Votre billet et la date pour votre agenda sont joints à ce message.';
/** For confirmed seats that their holder can no longer give back here. */
export const TELL_US = 'Si vous ne pouvez pas venir, prévenez l’association.';
/** The address and the telephone number are put beside it. */
export const QUESTION = 'Une question\u00a0? Écrivez à l’association.';
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
  heure: hourInWords(booking.date),
  portes: booking.doorsOpenAt === undefined ? '' : hourInWords(booking.doorsOpenAt),
  lieu: booking.location.name,
  places: placesOf(booking),
  cloture: momentOf(booking.closingDate),
  limite: momentOf(booking.offeredUntil ?? booking.closingDate),
});

interface SomeSeats {
  readonly seats: readonly { readonly count: number }[];
}

/** Whether it is spoken of as one place. */
export const isForOne = ({ seats }: SomeSeats): boolean => countSeats(seats) === 1;

/** In the words of the button of the page. */
export const howToTake = (booking: SomeSeats): string =>
  `Pour ${isForOne(booking) ? 'la' : 'les'} prendre, appuyez sur «\u00a0${takePress(countSeats(booking.seats))}\u00a0» sur cette page.`;

/** The same of what gives the seats to the next person. */
export const howToRefuse = (booking: SomeSeats): string =>
  isForOne(booking)
    ? 'Si vous n’en voulez plus, refusez-la sur la même page\u00a0: elle ira à la personne suivante.'
    : 'Si vous n’en voulez plus, refusez-les sur la même page\u00a0: elles iront à la personne suivante.';

/** Show, date and place. */
export const eveningOf = ({ show, date, location }: Booking) =>
  `«\u00a0${oneLine(show.title)}\u00a0», le ${momentOf(date)}, ${oneLine(location.name)}`;

/** When the doors open. */
export const doorsWords = ({ doorsOpenAt }: Booking): readonly string[] =>
  doorsOpenAt === undefined ? [] : [`Les portes ouvrent à ${hourInWords(doorsOpenAt)}.`];

/** How to find the place and come in, as far as it is known. */
export const wayWords = ({ location }: Booking): readonly Paragraph[] =>
  [...(location.address ? [`Adresse\u00a0: ${oneLine(location.address)}`] : []), ...placeNotes(location)].map(
    itemBlock,
  );

/** How to pay what is owed, as the association says. */
export function paymentWords(booking: Booking): readonly Paragraph[] {
  const { words, link } = booking.payment ?? {};
  if (!isOwed(booking)) return [];
  const online = link && {
    ...itemBlock(''),
    runs: [
      { words: 'Payer en ligne\u00a0: ', marks: [] },
      { words: link, marks: [], href: addressOfLink(link) },
    ],
  };
  return [...(words ? [itemBlock(`Paiement\u00a0: ${oneLine(words)}`)] : []), ...(online ? [online] : [])];
}

/** What the law says of paid seats: who books may still give them back here. */
export const noWithdrawal = ({ total }: Booking): readonly string[] => (total > 0 ? [NO_WITHDRAWAL] : []);

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

/** Until when the booker may still change the booking, or what to do then. */
export function untilWhen(booking: Booking, now: Date): string {
  const until = changesEnd(booking);
  const leave = booking.state.code === 'EN_ATTENTE' ? 'quitter la liste' : 'annuler';
  if (now < until) return `Vous pouvez changer vos places ou ${leave} jusqu’au ${momentOf(until)}.`;
  return booking.state.code === 'CONFIRMEE' ? TELL_US : 'Si vous n’en voulez plus, prévenez l’association.';
}

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
  const each = seatsByTariff(seats).map(
    ({ category, count }) => `${count} × ${oneLine(category?.name ?? '')}`,
  );
  const owed = payAtDoor ? ', à régler à l’entrée' : ', à régler avant la séance';
  return `${each.join(', ')}\u00a0: ${money(booking.total)}${isOwed(booking) ? owed : ''}`;
}
