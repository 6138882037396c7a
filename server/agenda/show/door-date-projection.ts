import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { DoorDateRow } from '#common/contract/tickets/door';
import type { Database } from '../../platform/database/schema';
import { pricesOfShow } from './seat-price-repository';
import { bookedSeats } from './seats-repository';

/** The selected columns; a row field that is not selected is not listed here. */
interface StoredRow extends Pick<
  DoorDateRow,
  | 'uuid'
  | 'showTitle'
  | 'showSlug'
  | 'locationName'
  | 'date'
  | 'doorsOpenAt'
  | 'doorsCloseAt'
  | 'maxPlaces'
  | 'bookedPlaces'
  | 'reEntry'
  | 'payAtDoor'
  | 'rehearsal'
  | 'freeParticipation'
  | 'prices'
> {
  readonly latecomersUntil: Date | null;
  readonly movedAway: NonNullable<DoorDateRow['movedAway']> | null;
}

/** Rows of collection `door-dates`. */
export async function readDoorDates(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorDateRow>> {
  const { rows } = await sql<StoredRow>`
    select d.uuid, s.title as "showTitle", s.slug as "showSlug", s.location_name as "locationName", d.date,
      d.doors_open_at as "doorsOpenAt", d.doors_close_at as "doorsCloseAt", d.max_places as "maxPlaces",
      ${bookedSeats} as "bookedPlaces", d.re_entry as "reEntry", d.pay_at_door as "payAtDoor", d.rehearsal,
      d.free_participation as "freeParticipation", d.latecomers_until as "latecomersUntil",
      ${pricesOfShow} as prices, (
        select json_agg(distinct jsonb_build_object('ticket', b.ticket_uuid, 'dateUuid', b.date_uuid))
        from booking_acts act join bookings b on b.uuid = act.booking_uuid
        where act.left_date_uuid = d.uuid and b.date_uuid <> d.uuid
      ) as "movedAway"
    from show_dates d join shows s on s.uuid = d.show_uuid
    where d.uuid = any(${[...keys]}::uuid[])`.execute(database);
  return new Map(
    rows.map(({ latecomersUntil, movedAway, ...row }) => [
      row.uuid,
      everyFieldOf<DoorDateRow>()({
        ...row,
        ...(latecomersUntil !== null && { latecomersUntil }),
        ...(movedAway !== null && { movedAway }),
      }),
    ]),
  );
}
