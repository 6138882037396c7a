import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Image, ImageQuery } from '#common/contract/content/image';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { imageListDefaults } from '#common/rules/image-list';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { searchable, wordConditions } from '../../platform/database/word-conditions';
import { orderOf, windowConditions } from '../publication/list-conditions';
import { readImages } from './image-answer';

/**
 * The answer of GET /api/images, by the rule of `common/rules/image-list`.
 * @param seesComing whether the reader is an editor, who also sees images that have not appeared yet
 */
export async function listImages(
  database: Kysely<Database>,
  query: ImageQuery,
  seesComing: boolean,
): Promise<{ metadata: PageMetadata; data: Image[] }> {
  const { page = imageListDefaults.page, limit = imageListDefaults.limit } = query;
  const wanted = conditionsOf(
    { ...query, ...(!seesComing && { visibleOnly: true }) },
    await databaseNow(database),
  );
  const found = database.selectFrom('images').where((is) => is.and(wanted));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select('uuid')
    .orderBy(orderOf(query.orderBy ?? imageListDefaults.orderBy, { year: 'year', title: 'name' }))
    .limit(limit)
    .offset(Math.min((page - 1) * limit, total))
    .execute();
  const data = await readImages(
    database,
    rows.map(({ uuid }) => uuid),
  );
  return { metadata: pageMetadata(page, limit, total), data };
}

function conditionsOf(query: ImageQuery, now: Date): Expression<SqlBool>[] {
  const { text, year, spectacleType, type, notTypes = [], format } = query;
  return [
    sql<SqlBool>`deleted_at is null`,
    ...wordConditions(searchable(sql`words_folded`), text),
    ...(year === undefined ? [] : [sql<SqlBool>`year = ${year}`]),
    ...(spectacleType === undefined ? [] : [sql<SqlBool>`${spectacleType} = any(spectacle_types)`]),
    ...(type === undefined ? [] : [sql<SqlBool>`${type} = any(types)`]),
    ...(notTypes.length === 0 ? [] : [sql<SqlBool>`not types && ${notTypes}::text[]`]),
    ...(format === undefined ? [] : [sql<SqlBool>`${format} = any(formats)`]),
    ...windowConditions(query, now),
  ];
}
