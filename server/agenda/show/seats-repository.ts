import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import type { SeatsLeftRow, Show } from '#common/contract/agenda/show';
import { seatsLeftAudience } from '#common/rules/audience';
import { type SeatsTaken, seatsLeft, seatsLeftInTime } from '#common/rules/booking';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';

/** Seats of the show date `d` that its counter sold; the payment of a booking takes none. */
export const soldSeats = sql`sold_seats(d.uuid)`;

/**
 * Seats of the show date `d` that are taken: by confirmed bookings, generated free tickets that are still valid, and
 * sales of the counter.
 */
export const bookedSeats = sql`booked_seats(d.uuid)`;

/** Where seats are counted, and at which instant. A transaction counts at the one at which it judges. */
export type Counting = Pick<WriteTransaction, 'now'> & { readonly database: Kysely<Database> };

/**
 * The seats of a show date that are not free at an instant. Lock the date first to act on the result.
 * @param exceptHold uuid of a hold to ignore: that of the requester
 */
export async function readSeatsTaken(
  { database, now }: Counting,
  dateUuid: string,
  exceptHold: string | null = null,
): Promise<SeatsTaken> {
  const { rows } = await sql<SeatsTaken>`
    select * from seats_taken(${dateUuid}::uuid, ${now}::timestamptz, ${exceptHold}::uuid)`.execute(database);
  return must(rows[0], 'the seats that are taken');
}

/** The number of seats left of a locked date. */
export async function readSeatsLeft(
  counting: Counting,
  date: { readonly uuid: string; readonly max_places: number },
  exceptHold: string | null = null,
): Promise<number> {
  return seatsLeft(date.max_places, await readSeatsTaken(counting, date.uuid, exceptHold));
}

/** The error when fewer seats are left than requested. */
export function notEnoughSeats(left: number): CallError {
  return new CallError('full', { message: leftWords(left) });
}

/** The error when a booking asks for more seats than are left: those that it has are still its own. */
export function noFurtherSeats(left: number): CallError {
  if (left > 0) return notEnoughSeats(left);
  const message = 'Il ne reste pas d’autre place\u00a0: les vôtres restent réservées.';
  return new CallError('full', { message });
}

/** The error for a place on the waiting list that no hall of this size can ever give. */
export function beyondHall(maxPlaces: number): CallError {
  return new CallError('full', {
    message: maxPlaces === 1 ? 'La salle n’a qu’une place.' : `La salle n’a que ${maxPlaces} places.`,
  });
}

function leftWords(left: number): string {
  if (left === 0) return 'Cette séance est complète.';
  return left === 1 ? 'Il ne reste qu’une place.' : `Il ne reste que ${left} places.`;
}

/**
 * Shows in the form that calls return. Their rows leave out the number of booked seats, which changes with every sale.
 */
export async function withBookedPlaces(database: Kysely<Database>, shows: readonly Show[]): Promise<Show[]> {
  const { rows } = await sql<{ readonly uuid: string; readonly booked: number }>`
    select d.uuid, ${bookedSeats} as booked
    from show_dates d where d.show_uuid = any(${shows.map(({ uuid }) => uuid)}::uuid[])`.execute(database);
  const booked = new Map(rows.map(({ uuid, booked: count }) => [uuid, count]));
  return shows.map((show) => ({
    ...show,
    dates: show.dates.map((date) => ({ ...date, bookedPlaces: booked.get(date.uuid) ?? 0 })),
  }));
}

/** Rows of collection `seats-left`. */
export async function readSeatsLeftRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SeatsLeftRow>> {
  const { rows } = await sql<SeatsTaken & HallRow>`
    with clock as materialized (select date_trunc('milliseconds', database_clock()) as now)
    select d.uuid, d.max_places as "maxPlaces", taken.*, (
      select coalesce(json_agg(json_build_object('places', places, 'until', until) order by until), '[]')
      from booking_holds where date_uuid = d.uuid and until > clock.now
    ) as holds
    from clock, show_dates d, seats_taken(d.uuid, clock.now, null) as taken
    where d.uuid = any(${[...keys]}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.uuid, seatsLeftRowOf(row)]));
}

interface HallRow {
  readonly uuid: string;
  readonly maxPlaces: number;
  readonly holds: readonly { readonly places: number; readonly until: string }[];
}

function seatsLeftRowOf({ uuid, maxPlaces, booked, offered, holds }: SeatsTaken & HallRow): SeatsLeftRow {
  const held = holds.map(({ places, until }) => ({ places, until: new Date(until) }));
  const { left, later } = seatsLeftInTime(maxPlaces, { booked, offered }, held);
  return everyFieldOf<SeatsLeftRow>()({ uuid, left, ...(later && { later }) });
}

/** Re-publishes the seats left of locked dates: their number or their audience may have changed. */
export async function recordSeatsLeft(
  { database, recordChange }: WriteTransaction,
  dateUuids: readonly string[],
): Promise<void> {
  if (dateUuids.length === 0) return;
  const dates = await database
    .selectFrom('show_dates')
    .innerJoin('shows', 'shows.uuid', 'show_dates.show_uuid')
    .select(['show_dates.uuid', 'date', 'rehearsal', 'visible_from as visibleFrom'])
    .select('visible_until as visibleUntil')
    .where('show_dates.uuid', 'in', dateUuids)
    .execute();
  for (const date of dates) recordSeatsLeftOf({ recordChange }, date);
}

/** The same for a date whose visibility was read before. */
export function recordSeatsLeftOf(
  { recordChange }: Pick<WriteTransaction, 'recordChange'>,
  date: Parameters<typeof seatsLeftAudience>[0] & { readonly uuid: string },
): void {
  recordChange('seats-left', date.uuid, seatsLeftAudience(date));
}
