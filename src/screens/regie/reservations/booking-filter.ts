import { byUuid } from '#common/base/order';
import { matchesWords } from '#common/base/fold';
import { totalOf } from '#common/rules/booking';
import { choice, pageField, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';
import type { Booking } from './answers';

/** The views, in the order of the chips. */
export const bookingViews = {
  toutes: 'Toutes',
  confirmees: 'Confirmées',
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

/** What is to be given back for cancelled bookings: euros, exact to the cent. */
export const amountToRefund = (bookings: readonly Booking[]) =>
  totalOf(bookings.filter(awaitsRefund).map(({ total }) => ({ count: 1, price: total })));

/**
 * Whether someone has to be called: seats are offered to whoever gets no mail, an offer cannot be told by mail, or the
 * address takes no mail at all.
 */
export const awaitsCall = ({ state: { code }, email, unsentMails = [] }: Booking) =>
  (code === 'PROPOSEE' && email === '') ||
  (code !== 'ANNULEE' && unsentMails.some(({ reason }) => reason === 'refused')) ||
  ((code === 'PROPOSEE' || code === 'EN_ATTENTE') &&
    unsentMails.some(({ kind }) => kind === 'booking-offer'));

const belongs: Readonly<Record<BookingView, (booking: Booking) => boolean>> = {
  toutes: ({ state }) => state.code !== 'ANNULEE',
  confirmees: ({ state }) => state.code === 'CONFIRMEE',
  'a-regler': owes,
  'en-attente': ({ state }) => state.code === 'EN_ATTENTE' || state.code === 'PROPOSEE',
  annulees: ({ state }) => state.code === 'ANNULEE',
  'a-rembourser': awaitsRefund,
};

/** The number of bookings in each view. */
export function countViews(bookings: readonly Booking[]): Readonly<Record<BookingView, number>> {
  const count = (view: BookingView) => bookings.filter(belongs[view]).length;
  return {
    toutes: count('toutes'),
    confirmees: count('confirmees'),
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
