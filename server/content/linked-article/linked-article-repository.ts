import { type Kysely, sql } from 'kysely';
import { type Linkable, wordsToFind } from '#common/rules/linked-articles';
import type { Database } from '../../platform/database/schema';

/** The fields of a news item or a play that are compared, or undefined. */
export async function findLinkable(
  database: Kysely<Database>,
  type: Linkable['type'],
  uuid: string,
): Promise<Linkable | undefined> {
  const { rows } = await (
    type === 'news' ? newsWhere(sql`uuid = ${uuid}`) : piecesWhere(sql`uuid = ${uuid}`)
  ).execute(database);
  return rows[0];
}

/** Every visible thing that may be related to an article: those with a year or a word in common, and every play. */
export async function findCandidates(database: Kysely<Database>, to: Linkable): Promise<readonly Linkable[]> {
  const isVisible = sql`deleted_at is null and visible_from <= database_clock()`;
  const words = [...wordsToFind(to.title)];
  const news = await newsWhere(sql`${isVisible} and (
    years && ${to.years}::integer[] or string_to_array(title_folded, ' ') && ${words}::text[])`).execute(
    database,
  );
  const pieces = await piecesWhere(isVisible).execute(database);
  return [...news.rows, ...pieces.rows];
}

const newsWhere = (condition: ReturnType<typeof sql>) => sql<Linkable>`
  select uuid, slug, title, 'news' as type, years, array[]::text[] as "textAuthors", visible_from as "visibleFrom"
  from news where ${condition}`;

const piecesWhere = (condition: ReturnType<typeof sql>) => sql<Linkable>`
  select uuid, slug, title, 'piece' as type, years,
    array(select author_uuid::text from piece_text_authors where piece_uuid = pieces.uuid) as "textAuthors",
    visible_from as "visibleFrom"
  from pieces where ${condition}`;
