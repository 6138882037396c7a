import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DemandStateCode } from '#common/contract/fields/demand-states';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { RoleDemand, RoleDemandOrder, RoleDemandQuery } from '#common/contract/people/role-demand';
import type { Database } from '../../platform/database/schema';
import { roleDemandOf, selectRoleDemands } from './role-demand-repository';

const PAGE_SIZE = 10;

/** A page of all people's demands. */
export async function listRoleDemands(
  database: Kysely<Database>,
  { page = 1, limit = PAGE_SIZE, state = [], orderBy = 'creation-asc' }: RoleDemandQuery,
): Promise<Page<RoleDemand>> {
  const isWanted =
    state.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${sql.join(
          state.map((code) => conditions[code]),
          sql` or `,
        )})`;
  const { total } = await database
    .selectFrom('role_demands as demand')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const demands = await selectRoleDemands(database)
    .where(isWanted)
    .orderBy(orders[orderBy])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: demands.map(roleDemandOf) };
}

const conditions: Readonly<Record<DemandStateCode, Expression<SqlBool>>> = {
  EN_ATTENTE: sql`demand.decided_at is null`,
  ACCEPTEE: sql`demand.accepted`,
  REFUSEE: sql`not demand.accepted`,
};

const orders: Readonly<Record<RoleDemandOrder, Expression<unknown>>> = {
  'creation-asc': sql`demand.created_at, demand.uuid`,
  'creation-desc': sql`demand.created_at desc, demand.uuid desc`,
  'decision-desc': sql`demand.decided_at desc nulls last, demand.uuid desc`,
};
