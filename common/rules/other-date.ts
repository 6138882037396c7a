import type { Show } from '../contract/agenda/show';
import type { Booking } from '../contract/tickets/booking';
import { bookableDates } from './agenda';
import { countSeats } from './booking';

type BookedSeats = readonly Pick<Booking['seats'][number], 'category' | 'count'>[];

/** Whether the holder of a booking may change its date, until booking ends: nobody paid it or came in with it. */
export const canChangeDate = ({
  state,
  paidAt,
  arrived = 0,
}: Pick<Booking, 'state' | 'paidAt' | 'arrived'>) =>
  state.code === 'CONFIRMEE' && paidAt === undefined && arrived === 0;

/** The other dates of a show that can be booked, in chronological order. */
export const otherDates = (show: Show, dateUuid: string, now: Date): Show['dates'] =>
  bookableDates(show, now).filter(({ uuid }) => uuid !== dateUuid);

/** Whether seats can be taken to a date as they are: nobody pays for those of free participation, anywhere. */
export const arePricedAlike = (seats: BookedSeats, freeParticipation: boolean): boolean =>
  seats.every(({ category }) => (category === undefined) === freeParticipation);

/**
 * Why a booking cannot have a date; null: it can.
 * @param left seats left of that date; undefined while unknown, which only the server tells then
 */
export function obstacleTo(
  { freeParticipation }: Pick<Show['dates'][number], 'freeParticipation'>,
  { seats, left }: { readonly seats: BookedSeats; readonly left: number | undefined },
): 'full' | 'too-few' | 'priced-otherwise' | null {
  if (!arePricedAlike(seats, freeParticipation)) return 'priced-otherwise';
  if (left === 0) return 'full';
  return left !== undefined && left < countSeats(seats) ? 'too-few' : null;
}
