import { matchesWords } from '#common/base/fold';
import type { Booking } from './answers';

/** Which bookings of a date are looked at. The address bar holds it. */
export interface BookingFilter {
  readonly name: string;
  readonly state: BookingView;
  readonly page: number;
}

/** What one looks for, in the order of the chips. */
export const bookingViews = {
  toutes: 'Toutes',
  confirmees: 'Confirmées',
  'a-regler': 'À régler',
  'en-attente': 'Liste d’attente',
  annulees: 'Annulées',
} as const;
export type BookingView = keyof typeof bookingViews;

const everyBooking: BookingFilter = { name: '', state: 'toutes', page: 1 };

/** The filter in a query string; what it does not hold, or holds wrongly, is the usual. */
export function readBookingFilter(search: string): BookingFilter {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const views = Object.keys(bookingViews) as BookingView[];
  return {
    name: (params.get('nom') ?? '').slice(0, 200),
    state: views.find((view) => view === params.get('etat')) ?? everyBooking.state,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : everyBooking.page,
  };
}

/** The query string of a filter, with its question mark; the usual is left out. */
export function writeBookingFilter({ name, state, page }: BookingFilter): string {
  const params = new URLSearchParams();
  if (name !== '') params.set('nom', name);
  if (state !== everyBooking.state) params.set('etat', state);
  if (page !== everyBooking.page) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether the booking owes anything to the association. */
export const owes = ({ state, total, paidAt }: Booking) =>
  state.code === 'CONFIRMEE' && total > 0 && paidAt === undefined;

const belongs: Readonly<Record<BookingView, (booking: Booking) => boolean>> = {
  toutes: ({ state }) => state.code !== 'ANNULEE',
  confirmees: ({ state }) => state.code === 'CONFIRMEE',
  'a-regler': owes,
  'en-attente': ({ state }) => state.code === 'EN_ATTENTE' || state.code === 'PROPOSEE',
  annulees: ({ state }) => state.code === 'ANNULEE',
};

/** How many bookings each view has. */
export function countViews(bookings: readonly Booking[]): Readonly<Record<BookingView, number>> {
  const count = (view: BookingView) => bookings.filter(belongs[view]).length;
  return {
    toutes: count('toutes'),
    confirmees: count('confirmees'),
    'a-regler': count('a-regler'),
    'en-attente': count('en-attente'),
    annulees: count('annulees'),
  };
}

/** The bookings that a filter leaves, by name as they came; those who wait in the order in which they are offered seats. */
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
    (one, other) =>
      rank(one) - rank(other) || one.at.getTime() - other.at.getTime() || (one.uuid < other.uuid ? -1 : 1),
  );
}
