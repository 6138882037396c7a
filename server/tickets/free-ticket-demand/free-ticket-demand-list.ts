import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DemandStateCode } from '#common/contract/fields/demand-states';
import type {
  FreeTicketDemand,
  FreeTicketDemandOrder,
  FreeTicketDemandQuery,
} from '#common/contract/tickets/free-ticket-demand';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { Database } from '../../platform/database/schema';
import { freeTicketDemandOf, selectFreeTicketDemands } from './free-ticket-demand-repository';

const PAGE_SIZE = 10;

/** A page of the demands. `owner` limits it to that person's; null means all. */
export async function listFreeTicketDemands(
  database: Kysely<Database>,
  query: FreeTicketDemandQuery,
  owner: string | null,
): Promise<Page<FreeTicketDemand>> {
  const { page = 1, limit = PAGE_SIZE, orderBy = 'creation-asc' } = query;
  const isWanted = sql<SqlBool>`${sql.join(conditions(query, owner), sql` and `)}`;
  const { total } = await database
    .selectFrom('free_ticket_demands as demand')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const demands = await selectFreeTicketDemands(database)
    .where(isWanted)
    .orderBy(orders[orderBy])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: demands.map(freeTicketDemandOf) };
}

function conditions(
  { show, date, state = [] }: FreeTicketDemandQuery,
  owner: string | null,
): Expression<unknown>[] {
  const inState = sql.join(
    state.map((code) => states[code]),
    sql` or `,
  );
  return [
    sql`true`,
    ...(owner === null ? [] : [sql`demand.owner_uuid = ${owner}`]),
    ...(date === undefined ? [] : [sql`demand.date_uuid = ${date}`]),
    ...(state.length === 0 ? [] : [sql`(${inState})`]),
    ...(show === undefined
      ? []
      : [
          sql`demand.date_uuid in (
            select d.uuid from show_dates d join shows s on s.uuid = d.show_uuid where s.slug = ${show})`,
        ]),
  ];
}

const states: Readonly<Record<DemandStateCode, Expression<SqlBool>>> = {
  EN_ATTENTE: sql`demand.decided_at is null`,
  ACCEPTEE: sql`demand.accepted`,
  REFUSEE: sql`not demand.accepted`,
};

const orders: Readonly<Record<FreeTicketDemandOrder, Expression<unknown>>> = {
  'creation-asc': sql`demand.created_at, demand.uuid`,
  'creation-desc': sql`demand.created_at desc, demand.uuid desc`,
  'decision-desc': sql`demand.decided_at desc nulls last, demand.uuid desc`,
};
