import type { Kysely } from 'kysely';
import { wholeSecond } from '#common/base/paris-time';
import { insertRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { type StoredFreeTicketDemand, recordFreeTicketDemand } from './free-ticket-demand-repository';

type Dated = Pick<StoredShowDate, 'uuid' | 'date'>;

/** The demand with this uuid as it is stored, or undefined. */
export function findStoredDemand(
  database: Kysely<Database>,
  uuid: string,
): Promise<StoredFreeTicketDemand | undefined> {
  return database.selectFrom('free_ticket_demands').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** How many seats of a date a person has asked for and waits for. */
export async function countWaitingSeats(
  database: Kysely<Database>,
  ownerUuid: string,
  dateUuid: string,
): Promise<number> {
  const waiting = await database
    .selectFrom('free_ticket_demands')
    .select('names')
    .where('owner_uuid', '=', ownerUuid)
    .where('date_uuid', '=', dateUuid)
    .where('decided_at', 'is', null)
    .execute();
  return waiting.reduce((sum, { names }) => sum + names.length, 0);
}

/** Adds a demand for a locked date; false if its uuid is taken. */
export async function addFreeTicketDemand(
  transaction: WriteTransaction,
  demand: StoredFreeTicketDemand,
  date: Dated,
): Promise<boolean> {
  if ((await insertRows(transaction.database, 'free_ticket_demands', [demand])) === 0) return false;
  recordFreeTicketDemand(transaction, demand, date);
  return true;
}

/** Removes a demand for good. */
export async function removeFreeTicketDemand(
  transaction: WriteTransaction,
  demand: StoredFreeTicketDemand,
  date: Dated,
): Promise<void> {
  await transaction.database.deleteFrom('free_ticket_demands').where('uuid', '=', demand.uuid).execute();
  recordFreeTicketDemand(transaction, demand, date, true);
}

/** Stores that a demand was accepted or refused now. */
export async function storeFreeTicketDecision(
  transaction: WriteTransaction,
  demand: StoredFreeTicketDemand,
  { accepted, reason, by }: Pick<StoredFreeTicketDemand, 'accepted' | 'reason'> & { readonly by: string },
  date: Dated,
): Promise<void> {
  await transaction.database
    .updateTable('free_ticket_demands')
    .set({ decided_at: wholeSecond(transaction.now), decided_by: by, accepted, reason })
    .where('uuid', '=', demand.uuid)
    .execute();
  recordFreeTicketDemand(transaction, demand, date);
}
