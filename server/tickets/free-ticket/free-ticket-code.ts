import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { signTicket, signingKey } from '../ticket-code/ticket-key-repository';
import type { WholeFreeTicket } from './free-ticket-repository';

/** Whether a stored ticket was generated and neither cancelled, replaced nor blocked. */
export const admits = (ticket: WholeFreeTicket): boolean =>
  ticket.ticket_number !== null &&
  ticket.replaced_by === null &&
  ticket.cancelled_at === null &&
  ticket.blocked_at === null;

/** The signed text of a free ticket's QR code; null for one that admits nobody, or whose doors have closed. */
export async function signFreeTicket(
  database: Kysely<Database>,
  ticket: WholeFreeTicket,
  now: Date,
): Promise<string | null> {
  if (!admits(ticket) || ticket.doors_close_at < now) return null;
  return freeTicketCode(database, ticket);
}

/** The text on its paper, which may be printed later too. */
export const freeTicketCode = async (database: Kysely<Database>, ticket: WholeFreeTicket): Promise<string> =>
  signTicket(await signingKey(database), {
    t: ticket.uuid,
    d: ticket.date_uuid,
    k: 'free',
    n: 1,
    doorsCloseAt: ticket.doors_close_at,
  });
