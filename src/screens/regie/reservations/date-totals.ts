import type { BookingDate } from './answers';

type Counted = Pick<BookingDate, 'date' | 'booked' | 'invited' | 'sold' | 'left' | 'waiting' | 'owed'>;

/** What several dates have together: seats, and euros that are owed. Nobody gets a seat any more where a date has begun. */
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
