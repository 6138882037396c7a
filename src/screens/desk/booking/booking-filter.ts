import { typedMailAddress } from '#common/base/mail-address';
import { byUuid } from '#common/base/order';
import { holdsTelephone, soughtTelephone } from '#common/base/telephone';
import { matchesWords } from '#common/base/word-beginnings';
import { fullName } from '#common/base/full-name';
import { totalOf } from '#common/rules/booking';
import { shortCodeMatcher } from '#common/rules/short-code';
import { ticketClue } from '#common/rules/ticket-clue';
import { choice, pageField, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import type { Booking } from './booking-answers';

/** The views, in the order of the chips. */
export const bookingViews = {
  toutes: 'Toutes',
  confirmees: 'Confirmées',
  'a-prevenir': 'À prévenir',
  'a-regler': 'À régler',
  'en-attente': 'Liste d’attente',
  annulees: 'Annulées',
  'a-rembourser': 'À rembourser',
  demandes: 'Avec une demande',
} as const;
export type BookingView = keyof typeof bookingViews;

const views = Object.keys(bookingViews) as BookingView[];

/** The filter of a date's bookings. */
export const bookingFilter = filterCodec({
  name: words('nom'),
  state: choice('etat', views, 'toutes'),
  page: pageField,
});
type BookingFilter = FilterOf<typeof bookingFilter>;

/** Whether payment of the booking is still due. */
export const owes = ({ state, total, paidAt }: Booking) =>
  state.code === 'CONFIRMEE' && total > 0 && paidAt === undefined;

/** Whether the booking is cancelled, and all that was paid for it is still to be given back: nobody is in with it. */
export const awaitsRefund = ({ state, total, paidAt, arrived = 0 }: Booking) =>
  state.code === 'ANNULEE' && total > 0 && paidAt !== undefined && arrived === 0;

/** Whether more was paid for the booking than its price, mostly by paying twice, or than the seats of people inside. */
export const isOverpaid = ({ overpaid = 0 }: Booking) => overpaid > 0;

/** What is to be given back for cancelled bookings, and for those paid twice: euros, exact to the cent. */
export const amountToRefund = (bookings: readonly Booking[]) =>
  totalOf(
    bookings
      .flatMap((booking) => [awaitsRefund(booking) ? booking.total : 0, booking.overpaid ?? 0])
      .map((price) => ({ count: 1, price })),
  );

const belongs: Readonly<Record<BookingView, (booking: Booking) => boolean>> = {
  toutes: ({ state }) => state.code !== 'ANNULEE',
  confirmees: ({ state }) => state.code === 'CONFIRMEE',
  'a-prevenir': ({ toCall }) => toCall === true,
  'a-regler': owes,
  'en-attente': ({ state }) => state.code === 'EN_ATTENTE' || state.code === 'PROPOSEE',
  annulees: ({ state }) => state.code === 'ANNULEE',
  'a-rembourser': (booking) => awaitsRefund(booking) || isOverpaid(booking),
  demandes: ({ state, request }) => state.code !== 'ANNULEE' && request !== undefined,
};

/** The number of bookings in each view. */
export function countViews(bookings: readonly Booking[]): Readonly<Record<BookingView, number>> {
  const count = (view: BookingView) => bookings.filter(belongs[view]).length;
  return {
    toutes: count('toutes'),
    confirmees: count('confirmees'),
    'a-prevenir': count('a-prevenir'),
    'a-regler': count('a-regler'),
    'en-attente': count('en-attente'),
    annulees: count('annulees'),
    'a-rembourser': count('a-rembourser'),
    demandes: count('demandes'),
  };
}

/** Whether the words are of a booking: its names and address, its telephone, the code on its ticket, or its page. */
function bookingMatcher(words: string): (booking: Booking) => boolean {
  const clue = ticketClue(words);
  if (clue.by === 'booking') return ({ uuid }) => uuid === clue.uuid;
  if (clue.by === 'code') return ({ ticket }) => ticket === clue.claims.t;
  const isCoded = shortCodeMatcher(words);
  const telephone = soughtTelephone(words);
  const address = typedMailAddress(words).toLowerCase();
  return ({ email, phone = '', ticket, ...holder }) =>
    matchesWords(words, `${fullName(holder)} ${email}`) ||
    (address.includes('@') && email.toLowerCase().includes(address)) ||
    (ticket !== undefined && isCoded(ticket)) ||
    (telephone !== null && holdsTelephone(phone, telephone));
}

/** The bookings of a filter, by name as received; the waiting list in the order in which seats are offered. */
export function filterBookings(
  bookings: readonly Booking[],
  { name, state }: Pick<BookingFilter, 'name' | 'state'>,
): readonly Booking[] {
  const isSought = name.trim() === '' ? () => true : bookingMatcher(name);
  const found = bookings.filter((booking) => belongs[state](booking) && isSought(booking));
  if (state !== 'en-attente') return found;
  const rank = ({ state: { code } }: Booking) => (code === 'PROPOSEE' ? 0 : 1);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.at.getTime() - other.at.getTime() || byUuid(one, other),
  );
}

/** A view in which what is sought would be found; undefined where words find nothing, or none are typed. */
export function otherViewWith(
  bookings: readonly Booking[],
  { name }: Pick<BookingFilter, 'name'>,
): BookingView | undefined {
  if (name.trim() === '') return undefined;
  return views.find((state) => filterBookings(bookings, { name, state }).length > 0);
}
