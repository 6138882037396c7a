import type { Kysely } from 'kysely';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { Database } from '../database/schema';
import { freeTicketOf, selectFreeTickets } from './free-ticket-repository';

/** Rows of collection `my-tickets`: each person's own free tickets. */
export async function readMyTickets(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FreeTicket>> {
  const tickets = await selectFreeTickets(database).where('ticket.uuid', 'in', keys).execute();
  return new Map(tickets.map((ticket) => [ticket.uuid, freeTicketOf(ticket)]));
}
