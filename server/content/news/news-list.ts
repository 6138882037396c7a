import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { ListOrder } from '#common/contract/fields/list-query';
import type { NewsQuery, NewsSummary } from '#common/contract/content/news';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { newsListDefaults } from '#common/rules/news-list';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { wordConditions } from '../../platform/database/word-conditions';
import { orderOf, windowConditions } from '../publication/list-conditions';
import { newsSummaryOf } from './news-answer';
import { findNews } from './news-repository';

/**
 * The answer of GET /api/news, by the rule of `common/rules/news-list`.
 * @param seesComing whether the reader is an editor, who also sees news that have not appeared yet
 */
export async function listNews(
  database: Kysely<Database>,
  query: NewsQuery,
  seesComing: boolean,
): Promise<{ metadata: PageMetadata; data: NewsSummary[] }> {
  const wanted = { ...query, ...(!seesComing && { visibleOnly: true }), now: await databaseNow(database) };
  const page = query.page ?? newsListDefaults.page;
  const limit = query.limit ?? newsListDefaults.limit;
  const total = await countNews(database, wanted);
  const uuids = await findPage(database, wanted, Math.min((page - 1) * limit, total), limit, total);
  const records = new Map((await findNews(database, uuids)).map((record) => [record.uuid, record]));
  const found = uuids.flatMap((uuid) => records.get(uuid) ?? []);
  return { metadata: pageMetadata(page, limit, total), data: found.map(newsSummaryOf) };
}

interface DatedQuery extends NewsQuery {
  readonly now: Date;
}

// PostgreSQL reads all rows before a page, so the page is read from the nearer end. Only news has so many rows: other
// nouns use count and offset.
async function findPage(
  database: Kysely<Database>,
  query: DatedQuery,
  offset: number,
  limit: number,
  total: number,
): Promise<string[]> {
  const after = Math.max(0, total - offset - limit);
  const isNearEnd = after < offset;
  const order = query.orderBy ?? newsListDefaults.orderBy;
  const rows = await database
    .selectFrom('news_listed')
    .select('news_uuid')
    .where((is) =>
      is.and([...kindConditions(query), ...titleConditions(query), ...windowConditions(query, query.now)]),
    )
    .orderBy(orderOf(isNearEnd ? opposites[order] : order, { key: 'news_uuid' }))
    .limit(isNearEnd ? total - offset - after : limit)
    .offset(isNearEnd ? after : offset)
    .execute();
  const uuids = rows.map((row) => row.news_uuid);
  return isNearEnd ? uuids.reverse() : uuids;
}

/** Without a text search, the total is read from the tally, and only coming news are counted. */
async function countNews(database: Kysely<Database>, query: DatedQuery): Promise<number> {
  if (titleConditions(query).length > 0) return countListed(database, query);
  if (query.invisibleOnly === true) return query.visibleOnly === true ? 0 : countListed(database, query);
  const { total } = await database
    .selectFrom('news_tally')
    .select(sql<number>`coalesce(sum(total), 0)::integer`.as('total'))
    .where((is) => is.and(kindConditions(query)))
    .executeTakeFirstOrThrow();
  const coming = { ...query, visibleOnly: false, invisibleOnly: true };
  return query.visibleOnly === true ? total - (await countListed(database, coming)) : total;
}

async function countListed(database: Kysely<Database>, query: DatedQuery): Promise<number> {
  const { total } = await database
    .selectFrom('news_listed')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where((is) =>
      is.and([...kindConditions(query), ...titleConditions(query), ...windowConditions(query, query.now)]),
    )
    .executeTakeFirstOrThrow();
  return total;
}

// For the columns that news_listed and news_tally share.
function kindConditions({ year, spectacleType, notSpectacleTypes }: NewsQuery): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`year = ${year ?? 0}`,
    ...(spectacleType === undefined ? [] : [sql<SqlBool>`${spectacleType} = any(spectacle_types)`]),
    ...(notSpectacleTypes === undefined
      ? []
      : [sql<SqlBool>`not spectacle_types && ${notSpectacleTypes}::text[]`]),
  ];
}

const titleConditions = ({ title }: NewsQuery) => wordConditions(sql`title_words`, title);

const opposites: Readonly<Record<ListOrder, ListOrder>> = {
  'visible-asc': 'visible-desc',
  'visible-desc': 'visible-asc',
  'year-asc': 'year-desc',
  'year-desc': 'year-asc',
  'title-asc': 'title-desc',
  'title-desc': 'title-asc',
};
