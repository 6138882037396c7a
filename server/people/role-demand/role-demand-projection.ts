import type { Kysely } from 'kysely';
import type { RoleDemand } from '#common/contract/people/role-demand';
import type { Database } from '../../platform/database/schema';
import { roleDemandOf, selectRoleDemands } from './role-demand-repository';

/** Rows of collection `role-demands`: each person's own. */
export async function readRoleDemandRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RoleDemand>> {
  const demands = await selectRoleDemands(database).where('demand.uuid', 'in', keys).execute();
  return new Map(demands.map((demand) => [demand.uuid, roleDemandOf(demand)]));
}
