import { type ChosenSeats, type Tariff, tariffsOf } from '../../../components/seat-steppers/tariffs';
import type { Booking, BookingDate } from './answers';

/** The tariffs that a booking can have: those of its date, and its own if the show no longer offers them. */
export function tariffsFor(date: BookingDate, { seats }: Pick<Booking, 'seats'>): readonly Tariff[] {
  const offered = tariffsOf(date, date);
  const own = seats
    .map(({ category, price }) => ({ slug: category?.slug ?? '', name: category?.name ?? 'Places', price }))
    .filter(({ slug }) => !offered.some((tariff) => tariff.slug === slug));
  return [...offered, ...own];
}

/** Seats as counted in a form. */
export const chosenOf = (
  seats: readonly Pick<Booking['seats'][number], 'category' | 'count'>[],
): ChosenSeats => Object.fromEntries(seats.map(({ category, count }) => [category?.slug ?? '', count]));
