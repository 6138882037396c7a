import { sql } from 'kysely';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordAtDoor } from '../../agenda/show/date-rows-repository';
import { readDoorDates } from '../../agenda/show/door-date-projection';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { findOwing, readDoorTickets } from './door-ticket-projection';
import { changedAmong, judgeScans, placeUndos } from './scan-journals';
import { keepMoney } from './scan-money';
import { findCountedScans, updateJudgements } from './scan-repository';

/**
 * Judges a ticket's scans again after the counter of its locked date sold it or was paid for it. On a weak network an
 * entry may arrive before the sale or the payment that it followed; it was then refused, or marked as unpaid.
 * @param since when it was sold or paid, by the clock of the counter's phone: earlier entries stay as they are
 */
export async function judgeAgain(
  transaction: WriteTransaction,
  ticket: string,
  date: StoredShowDate,
  since: Date,
): Promise<void> {
  const { database } = transaction;
  // Sales hold the lock of their date: most have no entry yet, and are not kept longer.
  const entered = await database
    .selectFrom('scans')
    .select('key')
    .where('ticket_uuid', '=', ticket)
    .where('date_uuid', '=', date.uuid)
    .limit(1)
    .executeTakeFirst();
  if (entered === undefined) return;
  const tickets = await readDoorTickets(database, [ticket]);
  const owes = (await findOwing(database, [ticket])).has(ticket);
  // `INCONNU` without counting: the ticket was not there yet.
  const { rows: freed } = await sql`
    update scans
    set seats = greatest(seats, ${tickets.get(ticket)?.seats ?? 1}), owed = ${owes} and (owed or not counted), counted = true
    where ticket_uuid = ${ticket} and date_uuid = ${date.uuid} and at >= date_trunc('second', ${since}::timestamptz)
      and ((not counted and verdict = 'INCONNU') or (owed and not ${owes}))
    returning key`.execute(database);
  if (freed.length === 0) return;
  const counted = await findCountedScans(database, [{ ticket, dateUuid: date.uuid }]);
  const scans = [...counted, ...(await placeUndos(database, counted))];
  const dates = await readDoorDates(database, [date.uuid]);
  const changed = changedAmong(scans, await judgeScans(transaction, scans, tickets, dates));
  await updateJudgements(database, changed);
  await keepMoney(transaction, new Map([[date.uuid, date]]), changed);
  for (const { key } of changed) recordAtDoor(transaction, 'door-scans', key, date);
}
