import { byUuid } from '#common/base/order';
import { matchesWords } from '#common/base/word-beginnings';
import { totalOf } from '#common/rules/booking';
import { choice, pageField, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import type { Booking } from './answers';

/** The views, in the order of the chips. */
export const bookingViews = {
  toutes: 'Toutes',
  confirmees: 'Confirmées',
  'a-prevenir': 'À prévenir',
  'a-regler': 'À régler',
  'en-attente': 'Liste d’attente',
  annulees: 'Annulées',
  'a-rembourser': 'À rembourser',
} as const;
export type BookingView = keyof typeof bookingViews;

/** The filter of a date's bookings. */
export const bookingFilter = filterCodec({
  name: words('nom'),
  state: choice('etat', Object.keys(bookingViews) as BookingView[], 'toutes'),
  page: pageField,
});
type BookingFilter = FilterOf<typeof bookingFilter>;

/** Whether payment of the booking is still due. */
export const owes = ({ state, total, paidAt }: Booking) =>
  state.code === 'CONFIRMEE' && total > 0 && paidAt === undefined;

/** Whether the booking is cancelled, and what was paid for it is still to be given back. */
export const awaitsRefund = ({ state, total, paidAt }: Booking) =>
  state.code === 'ANNULEE' && total > 0 && paidAt !== undefined;

/** Whether more was paid for the booking than its price, mostly by paying twice. */
const isOverpaid = ({ overpaid = 0 }: Booking) => overpaid > 0;

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
  };
}

/** The bookings of a filter, by name as received; the waiting list in the order in which seats are offered. */
export function filterBookings(
  bookings: readonly Booking[],
  { name, state }: Pick<BookingFilter, 'name' | 'state'>,
): readonly Booking[] {
  const found = bookings.filter(
    (booking) =>
      belongs[state](booking) &&
      (name.trim() === '' || matchesWords(name, `${booking.firstname} ${booking.name} ${booking.email}`)),
  );
  if (state !== 'en-attente') return found;
  const rank = ({ state: { code } }: Booking) => (code === 'PROPOSEE' ? 0 : 1);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.at.getTime() - other.at.getTime() || byUuid(one, other),
  );
}
