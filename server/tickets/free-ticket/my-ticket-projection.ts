import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { MyTicket } from '#common/contract/tickets/free-ticket';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { locationOf } from '../../content/publication/location';
import { signFreeTicket } from './free-ticket-code';
import { type WholeFreeTicket, freeTicketOf, selectFreeTickets } from './free-ticket-repository';

/** Rows of collection `my-tickets`: each person's own free tickets. */
export async function readMyTickets(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MyTicket>> {
  const tickets = await selectFreeTickets(database).where('ticket.uuid', 'in', keys).execute();
  const now = await databaseNow(database);
  const rows = new Map<string, MyTicket>();
  for (const ticket of tickets)
    rows.set(ticket.uuid, myTicketOf(ticket, await signFreeTicket(database, ticket, now)));
  return rows;
}

/** A stored ticket as its owner's devices have it. */
export const myTicketOf = (stored: WholeFreeTicket, code: string | null): MyTicket =>
  everyFieldOf<MyTicket>()({
    ...freeTicketOf(stored),
    location: locationOf(stored),
    ...(code !== null && { code }),
  });
