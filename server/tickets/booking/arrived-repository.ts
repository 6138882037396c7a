import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * How many people came in with each of these bookings for the evening of its date, whether or not they went out since;
 * without those of nobody.
 */
export async function findArrived(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await sql<{ readonly uuid: string; readonly people: number }>`
    select uuid, people_inside(uuid) as people from bookings where uuid = any(${[...uuids]}::uuid[])`.execute(
    database,
  );
  return new Map(rows.flatMap(({ uuid, people }) => (people > 0 ? [[uuid, people] as const] : [])));
}

/** The same for one booking. */
export async function countArrived(database: Kysely<Database>, uuid: string): Promise<number> {
  return (await findArrived(database, [uuid])).get(uuid) ?? 0;
}
