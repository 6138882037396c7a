import type { BookingDate } from './booking-answers';

type Counted = Pick<BookingDate, 'date' | 'booked' | 'invited' | 'sold' | 'left' | 'waiting' | 'owed'>;

/**
 * Totals of several dates: seats, and euros due. For dates that have begun, seats left and the waiting list count as
 * none, since nobody can book them any more.
 */
export function totalsOf(dates: readonly Counted[], now: Date) {
  const sum = (some: readonly Counted[], of: (date: Counted) => number) =>
    some.reduce((total, date) => total + of(date), 0);
  const ahead = dates.filter(({ date }) => now < date);
  return {
    taken: sum(dates, ({ booked, invited, sold }) => booked + invited + sold),
    left: sum(ahead, ({ left }) => left),
    waiting: sum(ahead, ({ waiting }) => waiting),
    owed: sum(dates, ({ owed }) => owed),
  };
}
