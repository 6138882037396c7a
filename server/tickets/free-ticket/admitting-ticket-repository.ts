import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type WholeFreeTicket, selectFreeTickets } from './free-ticket-repository';

/** The tickets of a member for a date that admit somebody: generated, and neither replaced, cancelled nor blocked. */
export async function findAdmitting(
  database: Kysely<Database>,
  ownerUuid: string,
  dateUuid: string,
): Promise<readonly WholeFreeTicket[]> {
  return selectFreeTickets(database)
    .where('ticket.owner_uuid', '=', ownerUuid)
    .where('ticket.date_uuid', '=', dateUuid)
    .where('ticket.generated_at', 'is not', null)
    .where('ticket.replaced_by', 'is', null)
    .where('ticket.cancelled_at', 'is', null)
    .where('ticket.blocked_at', 'is', null)
    .orderBy('ticket.uuid')
    .execute();
}
