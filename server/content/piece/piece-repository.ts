import { type Kysely, type Selectable, sql } from 'kysely';
import { groupBy } from '#common/base/group-by';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { Database } from '../../platform/database/schema';
import type { PieceTables } from '../../platform/database/tables/piece-tables';

type Row<Table extends keyof PieceTables> = Selectable<PieceTables[Table]>;

/** A play without its summary, its cast and its dates; its authors in their order on the poster. */
export type PieceRecord = Omit<Row<'pieces'>, 'resume' | 'deleted_by'> & {
  readonly text_authors: readonly string[];
};

/** Plays with these uuids, including those in the trash, in no order. */
export async function findPieces(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<PieceRecord[]> {
  if (uuids.length === 0) return [];
  const { rows } = await sql<PieceRecord>`
    select ${sql.join(recordColumns.map((column) => sql.ref(`pieces.${column}`)))},
      array(select author_uuid::text from piece_text_authors where piece_uuid = pieces.uuid order by rank)
        as text_authors
    from pieces where uuid in (${sql.join(uuids)})`.execute(database);
  return rows;
}

const recordColumns = [
  ...(['uuid', 'slug', 'title', 'title_folded', 'duration', 'genre', 'genre_folded'] as const),
  ...(['preview_image', 'creation_date', 'last_modified', 'visible_from', 'author', 'last_author'] as const),
  ...(['cast_uuid', 'min_men', 'max_men', 'min_women', 'max_women', 'min_total', 'max_total'] as const),
  ...(['base_men', 'base_women', 'base_total', 'performance_uuid', 'performance_type'] as const),
  ...(['years', 'year_in_list', 'version', 'deleted_at'] as const),
] satisfies readonly (keyof PieceRecord)[];

/** The fields of a play that lists do not show. */
export interface PieceBody {
  readonly resume: RichText;
  readonly characters: readonly Row<'performance_characters'>[];
  readonly dates: readonly Row<'performance_dates'>[];
}

/** The bodies of plays, by uuid; characters in their order, dates chronologically. */
export async function findPieceBodies(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, PieceBody>> {
  if (uuids.length === 0) return new Map();
  const pieces = await database
    .selectFrom('pieces')
    .select(['uuid', 'resume'])
    .where('uuid', 'in', uuids)
    .execute();
  const characters = await database
    .selectFrom('performance_characters')
    .selectAll()
    .where('piece_uuid', 'in', uuids)
    .orderBy('rank')
    .execute();
  const dates = await database
    .selectFrom('performance_dates')
    .selectAll()
    .where('piece_uuid', 'in', uuids)
    .orderBy('date')
    .orderBy('uuid')
    .execute();
  const charactersOf = groupBy(characters, ({ piece_uuid }) => piece_uuid);
  const datesOf = groupBy(dates, ({ piece_uuid }) => piece_uuid);
  return new Map(
    pieces.map(({ uuid, resume }) => [
      uuid,
      { resume, characters: charactersOf.get(uuid) ?? [], dates: datesOf.get(uuid) ?? [] },
    ]),
  );
}

/** The play that each of these keys (of a performance, a character or a date) belongs to; unknown keys are left out. */
export async function findPartOwners(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<readonly { readonly uuid: string; readonly piece: string }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ uuid: string; piece: string }>`
    select performance_uuid as uuid, uuid as piece from pieces where performance_uuid in (${sql.join(keys)})
    union all
    select uuid, piece_uuid from performance_characters where uuid in (${sql.join(keys)})
    union all
    select uuid, piece_uuid from performance_dates where uuid in (${sql.join(keys)})`.execute(database);
  return rows;
}
