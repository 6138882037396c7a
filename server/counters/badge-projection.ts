import type { Kysely } from 'kysely';
import type { BadgeRow } from '#common/contract/counters';
import type { Database } from '../database/schema';
import { ADMIN_USERS_BADGE, countWaitingDemands } from '../role-demand/role-demand-repository';

/** Rows of collection `badges`: the counters of the menu, each for those who see its entry. */
export async function readBadgeRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, BadgeRow>> {
  if (!keys.includes(ADMIN_USERS_BADGE)) return new Map();
  const count = await countWaitingDemands(database);
  return new Map([[ADMIN_USERS_BADGE, { uuid: ADMIN_USERS_BADGE, name: 'adminUsers', count }]]);
}
