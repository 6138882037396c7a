import { sql } from 'kysely';
import { type SeatsTaken, seatsLeft } from '#common/rules/booking';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { type SeatPrice, pricesOfShow } from '../../agenda/show/seat-price-repository';
import type { StoredLocation } from '../../platform/database/tables/location-columns';
import type { StoredPayment } from '../../content/publication/payment';
import type { StoredShow, StoredShowDate } from '../../agenda/show/show-repository';
import { seatsOfRange } from './booking-range';

/** A show date, and all that a booking of it depends on. */
export interface BookingRoom {
  readonly date: StoredShowDate & ShowOfDate;
  /** What a seat of each category costs. */
  readonly prices: readonly SeatPrice[];
  readonly seatsLeft: number;
  /** The seats that the range of the booking has already, under addresses that nobody confirmed. */
  readonly seatsOfRange: number;
  /** Whether other bookings wait for seats or have an offer. */
  readonly isWaitedFor: boolean;
}

type ShowOfDate = Pick<StoredShow, 'bookings' | 'visible_from' | 'visible_until'> &
  StoredLocation &
  StoredPayment & { readonly show_slug: string; readonly show_title: string };

interface RoomRow extends StoredShowDate, ShowOfDate, SeatsTaken {
  readonly prices: readonly SeatPrice[];
  readonly isWaitedFor: boolean;
  readonly isUuidTaken: boolean;
  readonly ofRange: number;
}

/** What is known of a new booking: its uuid, the uuid of a hold whose seats it takes, and where it is counted. */
export interface SeatsSought {
  readonly uuid?: string | undefined;
  readonly hold?: string | undefined;
  /** As `countedRange` has it. */
  readonly range?: string | null;
}

/** Whether bookings of the show date `d` wait for seats or have an offer. */
export const hasWaiting = sql<boolean>`exists(
  select from bookings b where b.date_uuid = d.uuid and b.state in ('EN_ATTENTE', 'PROPOSEE')
)`;

/**
 * Reads what a booking of a date depends on, in one statement, since the other bookings of a locked date wait for each.
 * Lock the date first to act on the result. Throws `not-found`, and `already-exists` for a taken uuid: whoever sends a
 * booking again because its answer was lost has it, whatever became of the date.
 */
export async function readBookingRoom(
  { database, now }: WriteTransaction,
  dateUuid: string,
  sought: SeatsSought,
): Promise<BookingRoom> {
  const { rows } = await sql<RoomRow>`
    select d.*, s.slug as show_slug, s.title as show_title, s.bookings, s.visible_from, s.visible_until,
      s.location_name, s.location_description, s.location_link,
      s.location_address, s.location_parking, s.location_access, s.payment_words, s.payment_link,
      ${pricesOfShow} as prices, taken.*,
      ${hasWaiting} as "isWaitedFor", ${seatsOfRange(sought.range ?? null, now)} as "ofRange",
      exists(select from bookings b where b.uuid = ${sought.uuid ?? null}::uuid) as "isUuidTaken"
    from show_dates d join shows s on s.uuid = d.show_uuid,
      seats_taken(d.uuid, ${now}::timestamptz, ${sought.hold ?? null}::uuid) as taken
    where d.uuid = ${dateUuid}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw unknownDate();
  const { prices, isWaitedFor, isUuidTaken, ofRange, booked, offered, held, ...date } = row;
  if (isUuidTaken) throw new CallError('already-exists', { message: 'Cette réservation existe déjà.' });
  return {
    date,
    prices,
    seatsLeft: seatsLeft(date.max_places, { booked, offered, held }),
    seatsOfRange: ofRange,
    isWaitedFor,
  };
}

/** The error for a date that does not exist, or not for who asks. */
export const unknownDate = () => new CallError('not-found', { message: 'Séance introuvable' });
