import { type Kysely, sql } from 'kysely';
import { TRASH_DAYS, type TrashKind, type TrashQuery } from '#common/contract/content/trash';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { markImageFilesForRemoval } from '../image/image-repository';
import { type PublishedNoun, restorePublished } from '../publication/published';
import { removePreviewLinksOf } from '../preview-link/preview-link-repository';
import { removeRevisionsOf } from '../publication/revision-repository';

/** A thing in the trash; `discardedBy` is a user's uuid. */
export interface Discarded {
  readonly kind: TrashKind;
  readonly uuid: string;
  readonly title: string;
  readonly slug: string | null;
  readonly version: string;
  readonly visibleFrom: Date;
  readonly discardedAt: Date;
  readonly discardedBy: string | null;
}

const tables = { news: 'news', piece: 'pieces', image: 'images' } as const satisfies Record<
  TrashKind,
  PublishedNoun
>;

// Each branch reads only the index of its table's trash.
const discarded = sql`
  select 'news' as kind, uuid, title, slug, version, visible_from, deleted_at, deleted_by
  from news where deleted_at is not null
  union all
  select 'piece', uuid, title, slug, version, visible_from, deleted_at, deleted_by
  from pieces where deleted_at is not null
  union all
  select 'image', uuid, name, null, version, visible_from, deleted_at, deleted_by
  from images where deleted_at is not null`;

const columns = sql`
  kind, uuid, title, slug, version, visible_from as "visibleFrom",
  deleted_at as "discardedAt", deleted_by as "discardedBy"`;

/** A page of the trash, the latest first, and the total number of things in it. */
export async function findTrashPage(
  database: Kysely<Database>,
  { kind }: TrashQuery,
  page: number,
  limit: number,
): Promise<{ total: number; entries: Discarded[] }> {
  const wanted = sql`from (${discarded}) as trash where ${kind ?? null}::text is null or kind = ${kind ?? null}`;
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${wanted}`.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await sql<Discarded>`
    select ${columns} ${wanted} order by deleted_at desc, uuid desc
    limit ${limit} offset ${Math.min((page - 1) * limit, total)}`.execute(database);
  return { total, entries: rows };
}

/** The things that a person put into the trash, the oldest first. */
export async function findDiscardedBy(
  database: Kysely<Database>,
  userUuid: string,
): Promise<Pick<Discarded, 'kind' | 'title' | 'discardedAt'>[]> {
  const { rows } = await sql<Pick<Discarded, 'kind' | 'title' | 'discardedAt'>>`
    select kind, title, deleted_at as "discardedAt" from (${discarded}) as trash
    where deleted_by = ${userUuid} order by deleted_at, uuid`.execute(database);
  return rows;
}

/** The things whose days in the trash are over, the oldest first. */
export async function findOverdue(database: Kysely<Database>): Promise<Discarded[]> {
  const { rows } = await sql<Discarded>`
    select ${columns} from (${discarded}) as trash
    where deleted_at <= database_clock() - make_interval(hours => ${TRASH_DAYS * 24})
    order by deleted_at, uuid`.execute(database);
  return rows;
}

/** A thing in the trash, locked against restoring and removal until the transaction ends; or undefined. */
export async function lockTrashed(
  { database }: WriteTransaction,
  uuid: string,
): Promise<Discarded | undefined> {
  for (const table of Object.values(tables)) {
    await sql`
      select from ${sql.table(table)} where uuid = ${uuid} and deleted_at is not null for update`.execute(
      database,
    );
  }
  const { rows } = await sql<Discarded>`
    select ${columns} from (${discarded}) as trash where uuid = ${uuid}`.execute(database);
  return rows[0];
}

/** Takes a thing out of the trash. */
export async function restoreTrashed(transaction: WriteTransaction, thing: Discarded): Promise<Discarded> {
  const noun = tables[thing.kind];
  return { ...thing, version: await restorePublished(transaction, noun, thing) };
}

/** Removes a thing in the trash for good, with all its own data; its files are removed after the transaction. */
export async function removeTrashed(transaction: WriteTransaction, thing: Discarded): Promise<void> {
  if (thing.kind === 'image') await markImageFilesForRemoval(transaction, thing.uuid);
  await removeRevisionsOf(transaction, thing.uuid);
  await removePreviewLinksOf(transaction, thing.uuid);
  await sql`delete from ${sql.table(tables[thing.kind])} where uuid = ${thing.uuid}`.execute(
    transaction.database,
  );
}

/**
 * A readable French name of one thing that still uses a thing in the trash, or null. Documents refer to an image by its
 * address, which contains its uuid; shows refer to plays, to their banner and to the images that interactive ones show.
 */
export async function findUseOf(database: Kysely<Database>, thing: Discarded): Promise<string | null> {
  const { uuid, slug } = thing;
  const mark = `%${uuid}%`;
  const isImage = sql`${thing.kind === 'image'}::boolean`;
  const { rows } = await sql<{ use: string }>`
    select 'le spectacle « ' || title || ' »' as use from shows
    where banner_uuid = ${uuid}
      or uuid in (
        select show_uuid from interactive_images
        where image_uuid = ${uuid} or zones @> ${JSON.stringify([{ image: uuid }])}::jsonb)
      or (${thing.kind === 'piece'}::boolean and pieces @> ${JSON.stringify([{ slug }])}::jsonb)
    union all
    select 'la brève « ' || title || ' »' from news
    where ${isImage} and deleted_at is null and content::text like ${mark}
    union all
    select 'la pièce « ' || title || ' »' from pieces
    where ${isImage} and deleted_at is null and resume::text like ${mark}
    union all
    select 'le texte « ' || title || ' »' from about_texts where ${isImage} and content::text like ${mark}
    limit 1`.execute(database);
  return rows[0]?.use ?? null;
}
