import { type Kysely, sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import { arrivalsOf } from '#common/rules/counter';
import type { JournalScan } from '#common/rules/scan-journal';
import type { Database } from '../database/schema';

/** How many people came in with each of these bookings, whether or not they went out since; without those of nobody. */
export async function findArrived(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await sql<JournalScan & { readonly booking: string; readonly reEntry: boolean }>`
    select b.uuid as booking, d.re_entry as "reEntry", s.key, s.at, s.device_uuid as device, s.seq, s.kind, s.count,
      s.undoes, s.supervisor
    from bookings b
    join show_dates d on d.uuid = b.date_uuid
    join scans s on s.ticket_uuid = b.ticket_uuid and s.date_uuid = b.date_uuid
    where b.uuid = any(${[...uuids]}::uuid[])
      and s.counted and s.status = 'accepted' and not s.undone and s.kind <> 'undo'`.execute(database);
  const arrived = [...groupBy(rows, ({ booking }) => booking)].map(([booking, scans]) => {
    const reEntry = scans.some((scan) => scan.reEntry);
    // They were judged when they came: all of them count.
    return [booking, arrivalsOf(scans, { seats: Infinity, reEntry }).people] as const;
  });
  return new Map(arrived.filter(([, people]) => people > 0));
}

/** The same for one booking. */
export async function countArrived(database: Kysely<Database>, uuid: string): Promise<number> {
  return (await findArrived(database, [uuid])).get(uuid) ?? 0;
}
