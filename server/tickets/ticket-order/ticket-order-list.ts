import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { TicketOrder, TicketOrderQuery } from '#common/contract/tickets/ticket-order';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { findWholeOrder, selectTicketOrders, ticketOrdersOf } from './ticket-order-projection';

const PAGE_SIZE = 10;

/** The order with this uuid in the form that calls return. Throws `not-found`. */
export async function readTicketOrder(database: Kysely<Database>, uuid: string): Promise<TicketOrder> {
  const found = await findWholeOrder(database, uuid);
  if (found === undefined) throw new CallError('not-found', { message: 'Vente introuvable' });
  return found.row;
}

/** A page of orders, newest first. */
export async function listTicketOrders(
  database: Kysely<Database>,
  query: TicketOrderQuery,
): Promise<Page<TicketOrder>> {
  const { page = 1, limit = PAGE_SIZE } = query;
  const isWanted = wanted(query);
  const { total } = await database
    .selectFrom('ticket_orders as order')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const found = await selectTicketOrders(database)
    .where(isWanted)
    .orderBy('order.at', 'desc')
    .orderBy('order.uuid', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: await ticketOrdersOf(database, found) };
}

function wanted({ date, state }: TicketOrderQuery): Expression<SqlBool> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(date === undefined ? [] : [sql<SqlBool>`"order".date_uuid = ${date}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`"order".state = ${state}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
