import { type Kysely, type Selectable, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import type { Database } from '../../platform/database/schema';
import type { InteractiveImageTables } from '../../platform/database/tables/interactive-image-tables';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordInteractiveImages } from '../../content/publication/interactive-images';

type StoredInteractiveImage = Selectable<InteractiveImageTables['interactive_images']>;

/** Rows of collections `interactive-images` and `desk-interactive-images`, by uuid. */
export async function readInteractiveImageRows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, InteractiveImage>> {
  if (uuids.length === 0) return new Map();
  const images = await database
    .selectFrom('interactive_images')
    .selectAll()
    .where('uuid', 'in', uuids)
    .execute();
  return new Map(images.map((image) => [image.uuid, rowOf(image)]));
}

/** The interactive images of these shows, show by show, in their order. */
export async function listInteractiveImages(
  database: Kysely<Database>,
  shows: readonly string[],
): Promise<InteractiveImage[]> {
  if (shows.length === 0) return [];
  const images = await database
    .selectFrom('interactive_images')
    .selectAll()
    .where('show_uuid', 'in', shows)
    .orderBy('show_uuid')
    .orderBy('rank')
    .orderBy('uuid')
    .execute();
  return images.map(rowOf);
}

/** Those of these that everybody may see now: their shows and all their pictures are public. */
export async function publicOf(
  database: Kysely<Database>,
  images: readonly InteractiveImage[],
): Promise<InteractiveImage[]> {
  const { rows } = await sql<{ key: string }>`
    select key from audience
    where collection = 'interactive-images' and key = any(${images.map(({ uuid }) => uuid)}::uuid[])
      and scope = 'public' and visible_from <= database_clock() and visible_until > database_clock()`.execute(
    database,
  );
  const shown = new Set(rows.map(({ key }) => key));
  return images.filter(({ uuid }) => shown.has(uuid));
}

/** How many each of these shows has, by the uuid of the show; a show without any is left out. Shows must be locked. */
export async function countInteractiveImages(
  database: Kysely<Database>,
  shows: readonly string[],
): Promise<Map<string, number>> {
  if (shows.length === 0) return new Map();
  const counts = await database
    .selectFrom('interactive_images')
    .select(({ fn }) => ['show_uuid', fn.countAll<string>().as('count')])
    .where('show_uuid', 'in', shows)
    .groupBy('show_uuid')
    .execute();
  return new Map(counts.map(({ show_uuid: show, count }) => [show, Number(count)]));
}

/** The rank after that of each interactive image of a show, which must be locked. */
export async function nextInteractiveImageRank(database: Kysely<Database>, show: string): Promise<number> {
  const { last } = await database
    .selectFrom('interactive_images')
    .select(({ fn }) => fn.max<number | null>('rank').as('last'))
    .where('show_uuid', '=', show)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

/** Adds an interactive image to a show that exists, or overwrites the one with the same uuid. */
export async function storeInteractiveImage(
  transaction: WriteTransaction,
  { uuid, show, image, zones, ...rest }: InteractiveImage,
): Promise<void> {
  const columns = {
    ...rest,
    show_uuid: show,
    image_uuid: image,
    zones: sql<StoredInteractiveImage['zones']>`${JSON.stringify(zones)}::jsonb`,
  };
  await transaction.database
    .insertInto('interactive_images')
    .values({ uuid, ...columns })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(columns))
    .execute();
  await recordInteractiveImages(transaction, { uuid });
}

/** Stores the rank of one. Its version stays the same, so a move never conflicts with an edit. */
export async function rankInteractiveImage(
  transaction: WriteTransaction,
  { uuid, rank }: Pick<InteractiveImage, 'uuid' | 'rank'>,
): Promise<void> {
  await transaction.database
    .updateTable('interactive_images')
    .set({ rank })
    .where('uuid', '=', uuid)
    .execute();
  await recordInteractiveImages(transaction, { uuid });
}

/** Removes one for good; its image stays in the gallery. */
export async function removeInteractiveImage(transaction: WriteTransaction, uuid: string): Promise<void> {
  await transaction.database.deleteFrom('interactive_images').where('uuid', '=', uuid).execute();
  transaction.recordChange('interactive-images', uuid, []);
  transaction.recordChange('desk-interactive-images', uuid, []);
}

/** The same for all those of a show, which is about to be removed. */
export async function removeInteractiveImagesOf(transaction: WriteTransaction, show: string): Promise<void> {
  for (const { uuid } of await listInteractiveImages(transaction.database, [show]))
    await removeInteractiveImage(transaction, uuid);
}

const rowOf = (image: StoredInteractiveImage): InteractiveImage =>
  everyFieldOf<InteractiveImage>()({
    uuid: image.uuid,
    show: image.show_uuid,
    title: image.title,
    image: image.image_uuid,
    zones: image.zones,
    rank: image.rank,
    version: image.version,
  });
