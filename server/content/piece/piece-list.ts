import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import type { PieceQuery, PieceSummary } from '#common/contract/content/piece';
import type { Troupe } from '#common/rules/casting';
import { pieceListDefaults } from '#common/rules/piece-list';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { searchable, wordConditions } from '../../platform/database/word-conditions';
import { orderOf, windowConditions } from '../publication/list-conditions';
import { readPieceSummaries } from './piece-answer';

/**
 * The answer of GET /api/pieces, by the rule of `common/rules/piece-list`. A library has some thousand plays and grows
 * slowly, so each list may scan all of them.
 * @param seesComing whether the reader is an editor, who also sees plays that have not appeared yet
 */
export async function listPieces(
  database: Kysely<Database>,
  query: PieceQuery,
  seesComing: boolean,
): Promise<{ metadata: PageMetadata; data: PieceSummary[] }> {
  const page = query.page ?? pieceListDefaults.page;
  const limit = query.limit ?? pieceListDefaults.limit;
  const wanted = conditionsOf(
    { ...query, ...(!seesComing && { visibleOnly: true }) },
    await databaseNow(database),
  );
  const found = database.selectFrom('pieces').where((is) => is.and(wanted));
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select('uuid')
    .orderBy(orderOf(query.orderBy ?? pieceListDefaults.orderBy))
    .limit(limit)
    .offset(Math.min((page - 1) * limit, total))
    .execute();
  const data = await readPieceSummaries(
    database,
    rows.map(({ uuid }) => uuid),
  );
  return { metadata: pageMetadata(page, limit, total), data };
}

function conditionsOf(query: PieceQuery, now: Date): Expression<SqlBool>[] {
  const { year, author, genre, spectacleType, notSpectacleTypes, minDuration, maxDuration } = query;
  return [
    sql<SqlBool>`deleted_at is null`,
    ...wordConditions(searchable(sql`title_folded`), query.title),
    ...(year === undefined ? [] : [sql<SqlBool>`${year} = any(years)`]),
    ...(author === undefined ? [] : [isBy(author)]),
    ...(genre === undefined ? [] : [sql<SqlBool>`genre_folded = ${fold(genre)}`]),
    ...(spectacleType === undefined ? [] : [sql<SqlBool>`performance_type = ${spectacleType}`]),
    ...(notSpectacleTypes === undefined
      ? []
      : [sql<SqlBool>`coalesce(performance_type <> all(${notSpectacleTypes}::text[]), true)`]),
    ...(query.doneOnly === true ? [sql<SqlBool>`performance_type is not null`] : []),
    ...(minDuration === undefined ? [] : [sql<SqlBool>`duration >= ${minDuration}`]),
    ...(maxDuration === undefined ? [] : [sql<SqlBool>`duration <= ${maxDuration}`]),
    ...castConditions(query),
    ...windowConditions(query, now),
  ];
}

/** By the author's slug, or by prefixes of the words of their name. */
function isBy(author: string): Expression<SqlBool> {
  const names = searchable(sql`trim(firstname_folded || ' ' || name_folded)`);
  const [named = sql<SqlBool>`true`] = wordConditions(names, author);
  return sql<SqlBool>`exists (
    select from piece_text_authors join piece_authors on piece_authors.uuid = author_uuid
    where piece_uuid = pieces.uuid and (piece_authors.slug = ${author} or ${named}))`;
}

/** By the rule of `canCast`. */
function castConditions({ men, women, total }: Troupe): Expression<SqlBool>[] {
  const atMost = (asked: number | undefined, most: Expression<number>) =>
    asked === undefined ? most : sql<number>`least(${asked}::integer, ${most})`;
  const playingMen = atMost(men, sql`max_men`);
  const playingWomen = atMost(women, sql`max_women`);
  const playing = atMost(total, sql`(${playingMen} + ${playingWomen})`);
  return men === undefined && women === undefined && total === undefined
    ? []
    : [
        sql<SqlBool>`min_men <= ${playingMen}`,
        sql<SqlBool>`min_women <= ${playingWomen}`,
        sql<SqlBool>`min_total <= ${playing}`,
      ];
}
