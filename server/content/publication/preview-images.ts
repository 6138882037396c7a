import { type Kysely, sql } from 'kysely';
import { onceShownAudience, untilShownAudience } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';

/**
 * Records who may see preview images from now on; call it after writing the things that show them. Their rows are locked
 * first: of two concurrent changes to things that show the same preview image, the second sees the first.
 */
export async function recordPreviewImages(
  transaction: WriteTransaction,
  uuids: readonly (string | null)[],
): Promise<void> {
  const named = [...new Set(uuids.filter((uuid) => uuid !== null))];
  if (named.length === 0) return;
  const { database, now } = transaction;
  await sql`
    select from preview_images where uuid = any(${named}::uuid[])
    order by uuid for no key update`.execute(database);
  const { rows } = await sql<{ uuid: string; moment: Date | null }>`
    select uuid, (select min(visible_from) from shown_miniatures where uuid = preview_images.uuid) as moment
    from preview_images where uuid = any(${named}::uuid[])`.execute(database);
  for (const { uuid, moment } of rows) {
    transaction.recordChange('preview-images', uuid, onceShownAudience(moment));
    transaction.recordChange('coming-preview-images', uuid, untilShownAudience(moment, now));
  }
}

/** The preview images that a news item or a play shows. */
export async function previewImagesOf(
  { database }: WriteTransaction,
  noun: 'news' | 'pieces',
  uuid: string,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ uuid: string | null }>`
    select preview_image as uuid from ${sql.table(noun)} where uuid = ${uuid}
    union
    select preview from performance_characters where piece_uuid = ${uuid}`.execute(database);
  return rows.map((row) => row.uuid);
}

/** Whether a thing that everybody sees shows a preview image. */
export async function isPreviewImageShown(database: Kysely<Database>, uuid: string): Promise<boolean> {
  const { rows } = await sql`
    select from shown_miniatures where uuid = ${uuid} and visible_from <= database_clock() limit 1`.execute(
    database,
  );
  return rows.length > 0;
}
