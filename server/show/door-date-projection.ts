import { type Kysely, sql } from 'kysely';
import type { DoorDateRow } from '#common/contract/door';
import type { Database } from '../database/schema';

/** Rows of collection `door-dates`. */
export async function readDoorDates(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DoorDateRow>> {
  const { rows } = await sql<DoorDateRow>`
    select d.uuid, s.title as "showTitle", s.slug as "showSlug", s.location_name as "locationName", d.date,
      d.doors_open_at as "doorsOpenAt", d.doors_close_at as "doorsCloseAt", d.max_places as "maxPlaces",
      ${seatsTaken}::integer as "bookedPlaces", d.re_entry as "reEntry", d.pay_at_door as "payAtDoor", d.rehearsal
    from show_dates d join shows s on s.uuid = d.show_uuid
    where d.uuid = any(${[...keys]}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** How many seats of a show date are taken: confirmed bookings and generated free tickets that still hold. */
export async function countSeatsTaken(database: Kysely<Database>, dateUuid: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select ${seatsTaken}::integer as taken from show_dates d where d.uuid = ${dateUuid}`.execute(database);
  return rows[0]?.taken ?? 0;
}

const seatsTaken = sql`(
  (select coalesce(sum(s.count), 0) from bookings b join booking_seats s on s.booking_uuid = b.uuid
    where b.date_uuid = d.uuid and b.state = 'CONFIRMEE')
  + (select count(*) from free_tickets f
    where f.date_uuid = d.uuid and f.state <> 'A_GENERER' and f.cancelled_at is null and f.replaced_by is null)
)`;
