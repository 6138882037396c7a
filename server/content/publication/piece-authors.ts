import { sql } from 'kysely';
import { onceShownAudience, untilShownAudience } from '#common/rules/audience';
import type { WriteTransaction } from '../../platform/database/transaction';

/**
 * Records who may see authors of plays from now on; call it after writing the plays that name them. An author is public
 * once one of their plays is. Their rows are locked first: of two concurrent changes the second sees the first.
 */
export async function recordPieceAuthors(
  { database, now, recordChange }: WriteTransaction,
  uuids: readonly string[],
): Promise<void> {
  const named = [...new Set(uuids)];
  if (named.length === 0) return;
  await sql`
    select from piece_authors where uuid = any(${named}::uuid[]) order by uuid for no key update`.execute(
    database,
  );
  const { rows } = await sql<{ uuid: string; moment: Date | null }>`
    select uuid, (
      select min(visible_from) from piece_text_authors join pieces on pieces.uuid = piece_uuid
      where author_uuid = piece_authors.uuid and deleted_at is null) as moment
    from piece_authors where uuid = any(${named}::uuid[])`.execute(database);
  for (const { uuid, moment } of rows) {
    recordChange('piece-authors', uuid, onceShownAudience(moment));
    recordChange('coming-piece-authors', uuid, untilShownAudience(moment, now));
  }
}

/** The authors that a play names. */
export async function pieceAuthorsOf({ database }: WriteTransaction, pieceUuid: string): Promise<string[]> {
  const authors = await database
    .selectFrom('piece_text_authors')
    .select('author_uuid')
    .where('piece_uuid', '=', pieceUuid)
    .execute();
  return authors.map(({ author_uuid }) => author_uuid);
}
