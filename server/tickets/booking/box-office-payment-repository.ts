import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** Whether the counter or the door was paid for a booking, without a refund since. */
export async function isPaidByOrder(database: Kysely<Database>, bookingUuid: string): Promise<boolean> {
  const found = await database
    .selectFrom('ticket_orders')
    .select('uuid')
    .where('booking_uuid', '=', bookingUuid)
    .where('state', '=', 'PAYEE')
    .executeTakeFirst();
  return found !== undefined;
}
