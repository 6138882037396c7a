import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { NewsBodyRow, NewsRow } from '#common/contract/content/news';
import type { Database } from '../../platform/database/schema';
import { newsRowOf } from './news-answer';
import { findNews, findNewsBodies } from './news-repository';

/** Rows of collections `news` and `coming-news`. */
export async function readNewsRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, NewsRow>> {
  const records = await findNews(database, keys);
  return new Map(records.map((record) => [record.uuid, newsRowOf(record)]));
}

/** Rows of collections `news-bodies` and `coming-news-bodies`. */
export async function readNewsBodyRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, NewsBodyRow>> {
  const bodies = await findNewsBodies(database, keys);
  return new Map(
    [...bodies].map(([uuid, content]) => [uuid, everyFieldOf<NewsBodyRow>()({ uuid, content })]),
  );
}
