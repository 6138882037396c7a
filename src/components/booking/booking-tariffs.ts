import type { Booking } from '#common/contract/tickets/booking';
import { seatsByTariff } from '#common/rules/booking';
import { type ChosenSeats, type Tariff, tariffsOf } from './tariffs';

/** The seats of a booking, at their prices. */
export type BookedSeats = readonly Booking['seats'][number][];

/** The tariffs that a booking can have: those of its date, and its own as far as the show no longer offers them. */
export function tariffsFor(
  show: Parameters<typeof tariffsOf>[0],
  date: Parameters<typeof tariffsOf>[1],
  { seats }: { readonly seats: BookedSeats },
): readonly Tariff[] {
  const offered = tariffsOf(show, date);
  const own = seatsByTariff(seats)
    .map(({ category, count }) => ({
      slug: category?.slug ?? '',
      name: category?.name ?? 'Places',
      price: seats.find((one) => one.category?.slug === category?.slug)?.price ?? 0,
      most: count,
    }))
    .filter(({ slug }) => !offered.some((tariff) => tariff.slug === slug));
  return [...offered, ...own];
}

/** Seats as counted in a form. */
export const chosenOf = (seats: Parameters<typeof seatsByTariff>[0]): ChosenSeats =>
  Object.fromEntries(seatsByTariff(seats).map(({ category, count }) => [category?.slug ?? '', count]));
