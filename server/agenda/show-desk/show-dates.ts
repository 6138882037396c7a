import { sql } from 'kysely';
import type { Show } from '#common/contract/agenda/show';
import type { WriteTransaction } from '../../platform/database/transaction';
import { type StoredShowDate, doorsOf, lockDates } from '../show/show-repository';

/** A new date. */
export function newShowDate(showUuid: string, written: Show['dates'][number]): StoredShowDate {
  const doors = doorsOf(written.date, written.doorsBefore);
  return {
    uuid: written.uuid,
    show_uuid: showUuid,
    date: written.date,
    closing_date: written.closingDate,
    doors_open_at: doors.opens,
    doors_close_at: doors.closes,
    max_places: written.maxPlaces,
    free_participation: written.freeParticipation,
    re_entry: true,
    pay_at_door: written.payAtDoor ?? true,
    rehearsal: false,
    last_ticket_number: 0,
    latecomers_until: null,
    former_doors_open_at: null,
    former_doors_close_at: null,
  };
}

/** The dates of a show, including rehearsals, locked against bookings, moves and scans until the transaction ends. */
export async function lockShowDates(
  transaction: WriteTransaction,
  showUuid: string,
): Promise<ReadonlyMap<string, StoredShowDate>> {
  const dates = await transaction.database
    .selectFrom('show_dates')
    .select('uuid')
    .where('show_uuid', '=', showUuid)
    .execute();
  return lockDates(
    transaction,
    dates.map(({ uuid }) => uuid),
  );
}

/** The public dates, which are saved with the show. */
export function withoutRehearsals(
  dates: ReadonlyMap<string, StoredShowDate>,
): ReadonlyMap<string, StoredShowDate> {
  return new Map([...dates].filter(([, { rehearsal }]) => !rehearsal));
}

/** Which of these dates have bookings, tickets, demands for tickets, scans or orders. */
export async function datesInUse(
  { database }: WriteTransaction,
  dates: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select wanted.date as uuid from unnest(${dates}::uuid[]) as wanted(date)
    where exists (select from bookings where date_uuid = wanted.date)
      or exists (select from free_tickets where date_uuid = wanted.date)
      or exists (select from free_ticket_demands where date_uuid = wanted.date)
      or exists (select from scans where date_uuid = wanted.date)
      or exists (select from ticket_orders where date_uuid = wanted.date)`.execute(database);
  return new Set(rows.map(({ uuid }) => uuid));
}
