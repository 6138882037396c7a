import { groupBy } from '../base/group-by';
import { earlier } from '../base/paris-time';
import type { SeatsLeftRow } from '../contract/agenda/show';
import type { Booking, BookingStateCode } from '../contract/tickets/booking';

/** Of seats that cost something (Code de la consommation, article L221-28, 12°: leisure at a given date). */
export const NO_WITHDRAWAL =
  'Pour une séance à date fixe, la loi ne prévoit pas de droit de rétractation (Code de la consommation, article L221-28, 12°).';

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

/** Seats kept for a form that is being filled in, and when they come free. */
interface HeldSeats {
  readonly places: number;
  readonly until: Date;
}

/** How many seats of a date are free now, and how many will be as those held now come free; earliest hold first. */
export function seatsLeftInTime(
  maxPlaces: number,
  { booked, offered }: Pick<SeatsTaken, 'booked' | 'offered'>,
  holds: readonly HeldSeats[],
): Pick<SeatsLeftRow, 'left' | 'later'> {
  let held = holds.reduce((sum, { places }) => sum + places, 0);
  const left = seatsLeft(maxPlaces, { booked, offered, held });
  const later = new Map<number, number>();
  for (const { places, until } of holds) {
    held -= places;
    later.set(until.getTime(), seatsLeft(maxPlaces, { booked, offered, held }));
  }
  return {
    left,
    ...(later.size > 0 && {
      later: [...later].map(([since, then]) => ({ since: new Date(since), left: then })),
    }),
  };
}

/** How many seats of a date are free at a moment, as far as the row tells. */
export function seatsLeftAt({ left, later = [] }: Pick<SeatsLeftRow, 'left' | 'later'>, now: Date): number {
  return later.findLast(({ since }) => since <= now)?.left ?? left;
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

/** `4 personnes sont déjà entrées avec cette réservation`, for the sentence that says what this forbids. */
export function arrivedWords(
  arrived: number,
  what: 'cette réservation' | 'cette vente' = 'cette réservation',
): string {
  const who = arrived === 1 ? 'Une personne est déjà entrée' : `${arrived} personnes sont déjà entrées`;
  return `${who} avec ${what}`;
}

/** The total price of these seats: euros, exact to the cent. */
export function totalOf(seats: readonly PricedSeats[]): number {
  return seats.reduce((cents, { count, price }) => cents + count * Math.round(price * 100), 0) / 100;
}

/** How many days after its date a booking is still shown to its booker, and kept on their devices. */
export const DAYS_KEPT = 30;

/**
 * How many days after its date a booking keeps what its booker asked for: until no door has it any more. It may tell of
 * their health.
 */
export const REQUEST_DAYS = 2;

/** What takes the seats that are offered, on the button and where it is named. */
export const takePress = (places: number): string =>
  places === 1 ? 'Prendre cette place' : 'Prendre ces places';

/** Whether seats are assigned or offered: only then is their price to be paid. */
export const isPayable = (state: BookingStateCode): boolean => state === 'CONFIRMEE' || state === 'PROPOSEE';

/** Whether the booker still has to pay for their seats. */
export const isOwed = ({
  state,
  paidAt,
  total,
}: Pick<Booking, 'paidAt' | 'total'> & {
  readonly state: { readonly code: BookingStateCode };
}): boolean => isPayable(state.code) && paidAt === undefined && total > 0;

interface CountedSeats {
  readonly category?: { readonly slug: string; readonly name?: unknown } | undefined;
  readonly count: number;
}

const slugOf = ({ category }: Pick<CountedSeats, 'category'>) => category?.slug ?? '';

/** Seats with each tariff once, whatever was paid for them: a changed booking may have one at several prices. */
export function seatsByTariff<Seats extends CountedSeats>(
  seats: readonly Seats[],
): readonly Pick<Seats, 'category' | 'count'>[] {
  return [...groupBy(seats, slugOf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ category }) => ({ category, count: countSeats(same) })),
  );
}

/** Whether both have as many seats of each tariff, in any order. */
export const areSameSeats = (some: readonly CountedSeats[], others: readonly CountedSeats[]): boolean =>
  written(some) === written(others);

const written = (seats: readonly CountedSeats[]) =>
  seatsByTariff(seats)
    .map((each) => `${slugOf(each)} ${each.count}`)
    .toSorted()
    .join();

/**
 * Seats of a changed booking at what they cost: those that stay keep their price, the first booked first, and further ones
 * have today's.
 * @param wanted each tariff at most once, at today's price; undefined: it is not sold
 * @param former the seats before the change
 */
export function atKeptPrices<Seats extends CountedSeats & { readonly price: number | undefined }>(
  wanted: readonly Seats[],
  former: readonly (CountedSeats & PricedSeats)[],
): readonly (Omit<Seats, 'price'> & { readonly price: Seats['price'] | number })[] {
  return wanted.flatMap((seats) => {
    let more = seats.count;
    const counts = new Map<number | undefined, number>();
    const take = (count: number, price: number | undefined) => {
      if (count > 0) counts.set(price, (counts.get(price) ?? 0) + count);
      more -= count;
    };
    for (const kept of former)
      if (slugOf(kept) === slugOf(seats)) take(Math.min(more, kept.count), kept.price);
    take(more, seats.price);
    return [...counts].map(([price, count]) => ({ ...seats, count, price }));
  });
}

const OFFER_HOURS = 12;
const HOUR = 3_600_000;

/** Until when an offer made now keeps its seats: twelve hours, or until booking ends if that is sooner. */
export function offerEnds(now: Date, closingDate: Date): Date {
  return earlier(new Date(now.getTime() + OFFER_HOURS * HOUR), closingDate);
}
