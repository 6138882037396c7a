import type { Kysely } from 'kysely';
import type { TicketOrder, TicketOrderWithCode } from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import type { Database } from '../../platform/database/schema';
import { signTicket, signingKey } from '../ticket-code/ticket-key-repository';
import { readTicketOrder } from './ticket-order-list';

/**
 * The order with this uuid: until it is refunded or cancelled, with the text of its tickets' QR code. Throws `not-found`.
 */
export async function readTicketOrderWithCode(
  database: Kysely<Database>,
  uuid: string,
): Promise<TicketOrderWithCode> {
  const order = await readTicketOrder(database, uuid);
  if (order.endedAt !== undefined) return order;
  return { ...order, code: await signTicketOrder(database, order) };
}

/** The text of the QR code of an order's tickets. The payment of a booking has the booking's own ticket. */
export async function signTicketOrder(database: Kysely<Database>, order: TicketOrder): Promise<string> {
  const { doors_close_at } = await database
    .selectFrom('show_dates')
    .select('doors_close_at')
    .where('uuid', '=', order.dateUuid)
    .executeTakeFirstOrThrow();
  return signTicket(await signingKey(database), {
    t: order.ticket ?? order.uuid,
    d: order.dateUuid,
    k: order.ticket === undefined ? 'order' : 'booking',
    n: countSeats(order.seats),
    doorsCloseAt: doors_close_at,
  });
}
