import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * How many minutes the plays of a show last together, by the uuids of these of its dates; missing where that is not known of
 * each play.
 */
export async function findDurations(
  database: Kysely<Database>,
  dates: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly uuid: string; readonly minutes: number }>`
    select d.uuid, sum(p.duration)::int as minutes
    from show_dates d
    join shows s on s.uuid = d.show_uuid
    cross join lateral jsonb_array_elements(s.pieces) listed
    left join pieces p on p.slug = listed ->> 'slug' and p.deleted_at is null
    where d.uuid = any(${[...dates]}::uuid[])
    group by d.uuid
    having bool_and(p.duration is not null)`.execute(database);
  return new Map(rows.map(({ uuid, minutes }) => [uuid, minutes]));
}
