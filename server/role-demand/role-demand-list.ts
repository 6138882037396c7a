import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Page, pageMetadata } from '#common/contract/page';
import type { RoleDemand, RoleDemandQuery, RoleDemandStateCode } from '#common/contract/role-demand';
import type { Database } from '../database/schema';
import { roleDemandOf, selectRoleDemands } from './role-demand-repository';

const PAGE_SIZE = 10;

/** A page of everybody's demands, oldest first. */
export async function listRoleDemands(
  database: Kysely<Database>,
  { page = 1, limit = PAGE_SIZE, state }: RoleDemandQuery,
): Promise<Page<RoleDemand>> {
  const isWanted = state === undefined ? sql<SqlBool>`true` : conditions[state];
  const { total } = await database
    .selectFrom('role_demands as demand')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const demands = await selectRoleDemands(database)
    .where(isWanted)
    .orderBy('demand.created_at')
    .orderBy('demand.uuid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: demands.map(roleDemandOf) };
}

const conditions = {
  EN_ATTENTE: sql<SqlBool>`demand.decided_at is null`,
  ACCEPTEE: sql<SqlBool>`demand.accepted`,
  REFUSEE: sql<SqlBool>`not demand.accepted`,
} as const satisfies Readonly<Record<RoleDemandStateCode, unknown>>;
