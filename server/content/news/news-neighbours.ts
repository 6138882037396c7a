import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The uuids of the news items that appeared just before and just after another, of those that are visible. */
export async function findNewsNeighbours(
  database: Kysely<Database>,
  uuid: string,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ uuid: string }>`
    with here as (select visible_from, news_uuid from news_listed where news_uuid = ${uuid} and year = 0)
    (select other.news_uuid as uuid from here, news_listed as other
      where other.year = 0 and (other.visible_from, other.news_uuid) < (here.visible_from, here.news_uuid)
      order by other.visible_from desc, other.news_uuid desc limit 1)
    union all
    (select other.news_uuid from here, news_listed as other
      where other.year = 0 and (other.visible_from, other.news_uuid) > (here.visible_from, here.news_uuid)
        and other.visible_from <= ${now}
      order by other.visible_from, other.news_uuid limit 1)`.execute(database);
  return rows.map((row) => row.uuid);
}
