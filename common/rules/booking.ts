import type { BookingStateCode } from '../contract/tickets/booking';

/** The seats of a show date that are taken, by reason. */
export interface SeatsTaken {
  /** Confirmed bookings, generated free tickets. */
  readonly booked: number;
  /** Kept for people on the waiting list who were offered them. */
  readonly offered: number;
  /** Kept while forms are filled in. */
  readonly held: number;
}

/** How many seats of a date are free; never below 0, even if its capacity was exceeded on purpose. */
export function seatsLeft(maxPlaces: number, { booked, offered, held }: SeatsTaken): number {
  return Math.max(0, maxPlaces - booked - offered - held);
}

/** Seats of one category, at a price in euros. */
interface PricedSeats {
  readonly count: number;
  readonly price: number;
}

/** The total number of seats. */
export function countSeats(seats: readonly Pick<PricedSeats, 'count'>[]): number {
  return seats.reduce((sum, { count }) => sum + count, 0);
}

/** The total price of these seats: euros, exact to the cent. */
export function totalOf(seats: readonly PricedSeats[]): number {
  return seats.reduce((cents, { count, price }) => cents + count * Math.round(price * 100), 0) / 100;
}

/** Whether seats are assigned or offered: only then is their price to be paid. */
export const isPayable = (state: BookingStateCode): boolean => state === 'CONFIRMEE' || state === 'PROPOSEE';

interface CountedSeats {
  readonly category?: { readonly slug: string } | undefined;
  readonly count: number;
}

/** Whether both have as many seats of each tariff, in any order. */
export const areSameSeats = (some: readonly CountedSeats[], others: readonly CountedSeats[]): boolean =>
  written(some) === written(others);

const written = (seats: readonly CountedSeats[]) =>
  seats
    .map(({ category, count }) => `${category?.slug ?? ''} ${count}`)
    .toSorted()
    .join();

const OFFER_HOURS = 12;
const HOUR = 3_600_000;

/** Until when an offer made now keeps its seats: twelve hours, or until booking ends if that is sooner. */
export function offerEnds(now: Date, closingDate: Date): Date {
  return new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR, closingDate.getTime()));
}
