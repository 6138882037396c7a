import type { Kysely } from 'kysely';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import type { Database } from '../../platform/database/schema';
import { freeTicketDemandOf, selectFreeTicketDemands } from './free-ticket-demand-repository';

/** Rows of collection `free-ticket-demands`: each person's own. */
export async function readFreeTicketDemandRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FreeTicketDemand>> {
  const demands = await selectFreeTicketDemands(database).where('demand.uuid', 'in', keys).execute();
  return new Map(demands.map((demand) => [demand.uuid, freeTicketDemandOf(demand)]));
}
