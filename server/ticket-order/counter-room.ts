import { sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import { arrivalsOf, seatsToSell } from '#common/rules/counter';
import type { WriteTransaction } from '../database/transaction';
import { findJournalsOf } from '../scan/scan-repository';
import { readSeatsLeft } from '../show/seats-repository';
import type { StoredShowDate } from '../show/show-repository';

/** The number of seats that the counter of a locked date can sell now. */
export async function readSeatsToSell(transaction: WriteTransaction, date: StoredShowDate): Promise<number> {
  const left = await readSeatsLeft(transaction, date);
  const { max_places: maxPlaces, latecomers_until: until } = date;
  const orders = await readSales(transaction, date.uuid);
  const scans = await findJournalsOf(transaction.database, date.uuid);
  const journals = groupBy(scans, ({ ticket }) => ticket);
  let arrived = 0;
  for (const [ticket, journal] of journals) {
    if (orders.has(ticket)) continue;
    const seats = Math.max(...journal.map((scan) => scan.seats));
    arrived += arrivalsOf(journal, { seats, reEntry: date.re_entry, doorsOpenAt: date.doors_open_at }).people;
  }
  const sold = [...orders.values()].reduce((sum, seats) => sum + seats, 0);
  const released = { maxPlaces, ...(until && { latecomersUntil: until }) };
  return seatsToSell(released, transaction.now, { left, arrived, sold });
}

/** The number of seats of each sale of a date; 0 for a sale that was refunded or cancelled. */
async function readSales(
  { database }: WriteTransaction,
  dateUuid: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uuid: string; seats: number }>`
    select o.uuid, coalesce(sum(s.count) filter (where o.state in ('A_PAYER', 'PAYEE')), 0)::integer as seats
    from ticket_orders o join ticket_order_seats s on s.order_uuid = o.uuid
    where o.date_uuid = ${dateUuid} and o.booking_uuid is null group by o.uuid`.execute(database);
  return new Map(rows.map(({ uuid, seats }) => [uuid, seats]));
}
