import type { Kysely } from 'kysely';
import type { Infer } from 'superstruct';
import type { DoorScanRow, scanQuery } from '#common/contract/tickets/door';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { Database } from '../../platform/database/schema';
import { doorScanOf, selectDoorScans } from './scan-repository';

type Query = Infer<typeof scanQuery>;

const PAGE_SIZE = 10;

/** A page of scans, newest first: all, or those of a date or a phone. */
export async function listScans(database: Kysely<Database>, query: Query): Promise<Page<DoorScanRow>> {
  const { page = 1, limit = PAGE_SIZE, date, device } = query;
  let wanted = selectDoorScans(database);
  if (date !== undefined) wanted = wanted.where('scan.date_uuid', '=', date);
  if (device !== undefined) wanted = wanted.where('scan.device_uuid', '=', device);
  const scans = await wanted
    .orderBy('scan.at', 'desc')
    .orderBy('scan.key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, await count(database, query)), data: scans.map(doorScanOf) };
}

/** All scans are tallied by a trigger; those of a date or a phone are few enough to be counted. */
async function count(database: Kysely<Database>, { date, device }: Query): Promise<number> {
  if (date === undefined && device === undefined) {
    const { total } = await database
      .selectFrom('tallies')
      .select('total')
      .where('name', '=', 'scans')
      .executeTakeFirstOrThrow();
    return total;
  }
  let wanted = database.selectFrom('scans').select((is) => is.fn.countAll<number>().as('total'));
  if (date !== undefined) wanted = wanted.where('date_uuid', '=', date);
  if (device !== undefined) wanted = wanted.where('device_uuid', '=', device);
  const { total } = await wanted.executeTakeFirstOrThrow();
  return total;
}
