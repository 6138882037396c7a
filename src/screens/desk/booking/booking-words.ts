import { playbillDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { countSeats, seatsByTariff } from '#common/rules/booking';
import { mailDropWords } from '../../../text/mail-drop-words';
import { mailName } from '../../../text/mail-names';
import { quoted } from '../../../text/quoted';
import { seats as seatWords } from '../../../text/seats';
import type { BadgeShape } from '../../../ui/badge';
import type { Booking, BookingAct } from './booking-answers';

/** `Odile Le Goff, 2 places` */
export const inShort = (booking: Pick<Booking, 'firstname' | 'name' | 'seats'>) =>
  `${fullName(booking)}, ${seatWords(countSeats(booking.seats))}`;

/** `2 × Plein tarif, 1 × Tarif réduit`; `3 places` if participation is free. */
export function seatsInWords({ seats }: Pick<Booking, 'seats'>): string {
  if (seats.every(({ category }) => category === undefined)) return seatWords(countSeats(seats));
  return seatsByTariff(seats)
    .map(({ category, count }) => `${integer(count)} × ${category?.name ?? ''}`)
    .join(', ');
}

/** States differ by shape first, by colour second. */
export const stateShapes: Readonly<Record<Booking['state']['code'], BadgeShape>> = {
  CONFIRMEE: 'dot',
  EN_ATTENTE: 'triangle',
  PROPOSEE: 'half',
  ANNULEE: 'cross',
};

const actWords: Readonly<Record<BookingAct['kind'], string>> = {
  booked: 'Réservation',
  seats: 'Places changées',
  holder: 'Coordonnées changées',
  moved: 'Séance déplacée',
  'other-date': 'Date changée',
  place: 'Lieu changé',
  title: 'Titre changé',
  payment: 'Paiement changé',
  offered: 'Places proposées',
  unreached: 'Proposition reprise, son mail n’ayant pas pu partir',
  confirmed: 'Places données',
  paid: 'Payée',
  'paid-again': 'Payée une fois de plus',
  unpaid: 'Paiement rendu ou annulé',
  'offer-over': 'Proposition expirée',
  cancelled: 'Annulation',
  'left-list': 'Liste d’attente quittée',
  called: 'Prévenu par téléphone',
};

/** The change: `Places changées : 2 → 4`, `Séance déplacée : sam. 21 nov. · 20 h 30 → sam. 28 nov. · 20 h 30`. */
export function actInWords({ kind, places, dates, words }: BookingAct): string {
  if (words !== undefined) return `${actWords[kind]}\u00a0: ${words.join(' → ')}`;
  if (dates !== undefined) return `${actWords[kind]}\u00a0: ${dates.map(playbillDate).join(' → ')}`;
  if (places === undefined) return actWords[kind];
  const [before = 0, after = 0] = places;
  return `${actWords[kind]}\u00a0: ${integer(before)} → ${integer(after)}`;
}

const ofTheSite: ReadonlySet<BookingAct['kind']> = new Set([
  'offered',
  'unreached',
  'offer-over',
  'moved',
  'place',
  'title',
  'payment',
]);

/** The person who made the change, the association, or the site. */
export function actorOf({ kind, office, by }: BookingAct): string {
  if (by !== undefined) return fullName(by);
  if (office) return 'L’association';
  return ofTheSite.has(kind) ? 'Le site' : 'Sur le site';
}

type UnsentMail = NonNullable<Booking['unsentMails']>[number];

/**
 * `Mail « Rappel de la veille » pas envoyé : la séance avait commencé`; of one that was refused, the address that the booking
 * has now, which is the one that refused it.
 */
export function unsentWords({ kind, reason }: UnsentMail, email: string): string {
  const name = quoted(mailName(kind));
  if (reason === undefined) return `Mail ${name} pas encore parti`;
  if (reason === 'refused') return `Mail refusé, l’adresse ${email} n’existe pas ou plus\u00a0: ${name}`;
  return `Mail ${name} pas envoyé\u00a0: ${mailDropWords[reason]}`;
}
