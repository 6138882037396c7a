import { type Kysely, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { slugOf } from '#common/base/slug';
import { uuidPattern } from '#common/base/uuid';
import { type SpectacleTypeCode, referenceLists } from '#common/contract/reference-names';
import type { RichText } from '#common/contract/rich-text-nodes';
import { comingNewsAudience, newsAudience } from '#common/rules/audience';
import { yearInList } from '#common/rules/news-list';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';

/** A news item as it is written. `author` and `lastAuthor` are users' uuids, `previewImage` a miniature's. */
export interface WrittenNews {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly content: RichText;
  readonly previewImage: string | null;
  readonly creationDate: Date;
  readonly lastModified: Date | null;
  readonly visibleFrom: Date;
  readonly author: string | null;
  readonly lastAuthor: string | null;
  readonly years: readonly number[];
  readonly spectacleTypes: readonly SpectacleTypeCode[];
  readonly version: string;
}

export type NewsRecord = Awaited<ReturnType<typeof findNews>>[number];

/** News items without their documents, with the people and the miniature they name; those in the trash too. */
export async function findNews(database: Kysely<Database>, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  return database
    .selectFrom('news')
    .leftJoin('users as author', 'author.uuid', 'news.author')
    .leftJoin('users as last_author', 'last_author.uuid', 'news.last_author')
    .leftJoin('preview_images as preview', 'preview.uuid', 'news.preview_image')
    .select([
      ...(['news.uuid', 'news.slug', 'news.title', 'news.description', 'news.creation_date'] as const),
      ...(['news.last_modified', 'news.visible_from', 'news.years', 'news.spectacle_types'] as const),
      ...(['news.version', 'news.deleted_at', 'news.preview_image'] as const),
      ...(['author.uuid as author_uuid', 'author.slug as author_slug'] as const),
      ...(['author.name as author_name', 'author.firstname as author_firstname'] as const),
      ...(['last_author.uuid as last_author_uuid', 'last_author.slug as last_author_slug'] as const),
      ...([
        'last_author.name as last_author_name',
        'last_author.firstname as last_author_firstname',
      ] as const),
      ...(['preview.name as preview_name', 'preview.background_color as preview_color'] as const),
      'preview.version as preview_version',
    ])
    .where('news.uuid', 'in', uuids)
    .execute();
}

/** The documents of news items, by uuid. */
export async function findNewsBodies(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, RichText>> {
  if (uuids.length === 0) return new Map();
  const rows = await database
    .selectFrom('news')
    .select(['uuid', 'content'])
    .where('uuid', 'in', uuids)
    .execute();
  return new Map(rows.map((row) => [row.uuid, row.content]));
}

/**
 * The uuid of the news item under this slug or uuid, or undefined: in the trash, or not yet visible to a reader who is
 * no editor, is the same as missing.
 */
export async function locateNews(
  database: Kysely<Database>,
  slugOrUuid: string,
  seesComing: boolean,
): Promise<string | undefined> {
  let found = database
    .selectFrom('news')
    .select('uuid')
    .where(uuidPattern.test(slugOrUuid) ? 'uuid' : 'slug', '=', slugOrUuid)
    .where('deleted_at', 'is', null);
  if (!seesComing) found = found.where('visible_from', '<=', sql<Date>`database_clock()`);
  return (await found.executeTakeFirst())?.uuid;
}

/**
 * News writers go one at a time from here to their commit: the first free slug stays free, and two who change the same
 * totals cannot wait for each other.
 */
export async function lockNews(transaction: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news'))`.execute(transaction.database);
}

/** The slug of a title that no other item has, in the trash or not: `le-dindon`, else `le-dindon-2`… */
export async function freeSlug(transaction: WriteTransaction, title: string, own?: string): Promise<string> {
  const slug = slugOf(title);
  let taken = transaction.database
    .selectFrom('news')
    .select('slug')
    .where((is) => is.or([is('slug', '=', slug), is('slug', 'like', `${slug}-%`)]));
  if (own !== undefined) taken = taken.where('uuid', '<>', own);
  const slugs = new Set((await taken.execute()).map((row) => row.slug));
  let free = slug;
  for (let rank = 2; slugs.has(free); rank += 1) free = `${slug}-${rank}`;
  return free;
}

/** Adds a news item whose slug is free. */
export async function addNews(transaction: WriteTransaction, news: WrittenNews): Promise<void> {
  await transaction.database
    .insertInto('news')
    .values({ ...columnsOf(news), uuid: news.uuid, deleted_at: null })
    .execute();
  recordNews(transaction, news.uuid, { visibleFrom: news.visibleFrom, deletedAt: null });
}

/** Writes a news item over the one with its uuid. */
export async function changeNews(transaction: WriteTransaction, news: WrittenNews): Promise<void> {
  await transaction.database.updateTable('news').set(columnsOf(news)).where('uuid', '=', news.uuid).execute();
  recordNews(transaction, news.uuid, { visibleFrom: news.visibleFrom, deletedAt: null });
}

/** Moves a news item to the trash. */
export async function discardNews(
  transaction: WriteTransaction,
  news: { readonly uuid: string; readonly visibleFrom: Date; readonly version: string },
): Promise<void> {
  const deletedAt = transaction.now;
  await transaction.database
    .updateTable('news')
    .set({ deleted_at: deletedAt, version: news.version })
    .where('uuid', '=', news.uuid)
    .execute();
  recordNews(transaction, news.uuid, { visibleFrom: news.visibleFrom, deletedAt });
}

/** The row of a news item, but for its uuid and the trash. */
export function columnsOf(news: WrittenNews) {
  const years = [...new Set(news.years)].sort((one, other) => one - other);
  const types = Object.keys(referenceLists['spectacle-types']);
  return {
    slug: news.slug,
    title: news.title,
    title_folded: fold(news.title),
    description: news.description,
    content: JSON.stringify(news.content),
    preview_image: news.previewImage,
    creation_date: news.creationDate,
    last_modified: news.lastModified,
    visible_from: news.visibleFrom,
    author: news.author,
    last_author: news.lastAuthor,
    years,
    year_in_list: yearInList(years),
    spectacle_types: [...new Set(news.spectacleTypes)].sort(
      (one, other) => types.indexOf(one) - types.indexOf(other),
    ),
    version: news.version,
  };
}

/** Says that news which a person wrote or saved last name them otherwise. */
export async function recordNewsBy(transaction: WriteTransaction, userUuid: string): Promise<void> {
  const written = await transaction.database
    .selectFrom('news')
    .select(['uuid', 'visible_from'])
    .where((is) => is.or([is('author', '=', userUuid), is('last_author', '=', userUuid)]))
    .where('deleted_at', 'is', null)
    .execute();
  for (const { uuid, visible_from } of written)
    recordNews(transaction, uuid, { visibleFrom: visible_from, deletedAt: null });
}

/** Addresses of the news that a person wrote. */
export async function findNewsBy(
  database: Kysely<Database>,
  userUuid: string,
): Promise<{ slug: string; title: string }[]> {
  return database
    .selectFrom('news')
    .select(['slug', 'title'])
    .where('author', '=', userUuid)
    .orderBy('creation_date')
    .execute();
}

/** Says who may see a news item from now on. Once it has appeared, its editors have no list of their own for it. */
export function recordNews(
  transaction: WriteTransaction,
  uuid: string,
  seen: { readonly visibleFrom: Date; readonly deletedAt: Date | null },
): void {
  const editors = seen.visibleFrom <= transaction.now ? [] : comingNewsAudience(seen);
  for (const collection of ['news', 'news-bodies'] as const)
    transaction.record(collection, uuid, newsAudience(seen));
  for (const collection of ['coming-news', 'coming-news-bodies'] as const)
    transaction.record(collection, uuid, editors);
}
