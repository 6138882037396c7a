import { type Kysely, sql } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { yearInList } from '#common/rules/list-order';
import { typesInOrder, yearsInOrder } from '#common/rules/news-summary';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { nounLock } from '../publication/free-slug';
import { previewImagesOf, recordPreviewImages } from '../publication/preview-images';
import { recordPublished } from '../publication/published';
import { type NewRevision, insertRevisionFrom } from '../publication/revision-repository';
import { personColumns } from '../../people/user/user-repository';

/** A news item to write. `author` and `lastAuthor` are users' uuids, `previewImage` a preview image's. */
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

/** A news item with its document. */
export type WholeNews = NewsRecord & { readonly content: RichText };

/** News items without their documents, with the people and preview images they name, including those in the trash. */
export async function findNews(database: Kysely<Database>, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  return selectNews(database).where('news.uuid', 'in', uuids).execute();
}

/** A news item as from `findNews`, with its document; or undefined. */
export function findWholeNews(database: Kysely<Database>, uuid: string): Promise<WholeNews | undefined> {
  return selectNews(database).select('news.content').where('news.uuid', '=', uuid).executeTakeFirst();
}

function selectNews(database: Kysely<Database>) {
  return database
    .selectFrom('news')
    .leftJoin('users as author', 'author.uuid', 'news.author')
    .leftJoin('users as last_author', 'last_author.uuid', 'news.last_author')
    .leftJoin('preview_images as preview', 'preview.uuid', 'news.preview_image')
    .select([
      ...(['news.uuid', 'news.slug', 'news.title', 'news.description', 'news.creation_date'] as const),
      ...(['news.last_modified', 'news.visible_from', 'news.years', 'news.spectacle_types'] as const),
      ...(['news.version', 'news.deleted_at', 'news.preview_image'] as const),
      ...personColumns('author'),
      ...personColumns('last_author'),
      ...(['preview.name as preview_name', 'preview.background_color as preview_color'] as const),
      'preview.version as preview_version',
    ]);
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

/** Adds a news item whose uuid and slug are free. */
export async function addNews(transaction: WriteTransaction, news: WrittenNews): Promise<void> {
  must(await addNewsIfFree(transaction, news), 'a news item whose uuid and slug are free');
}

/**
 * Adds a news item and its first revision, if any. Returns the item; undefined if its uuid or slug is taken, in which
 * case nothing is added. From here to the commit, writers of news wait for one another (`lockNoun`), which is why all
 * this is one statement.
 */
export async function addNewsIfFree(
  transaction: WriteTransaction,
  news: WrittenNews,
  save?: NewRevision,
): Promise<WholeNews | undefined> {
  const { database } = transaction;
  const row = { ...columnsOf(news), content: news.content, uuid: news.uuid };
  const { rows } = await sql<WholeNews>`
    with news as (
      insert into news
      select written.*
      from json_populate_record(null::news, ${JSON.stringify(row)}::json) as written, ${nounLock('news')}
      on conflict do nothing
      returning *
    )${save === undefined ? sql`` : sql`, kept as (${insertRevisionFrom('news', save)})`}
    ${selectNews(database).select('news.content')}`.execute(database);
  const [added] = rows;
  if (added === undefined) return undefined;
  recordPublished(transaction, 'news', news.uuid, { visibleFrom: news.visibleFrom, deletedAt: null });
  await recordPreviewImages(transaction, [news.previewImage]);
  return added;
}

/** Overwrites the news item with the same uuid. */
export async function changeNews(transaction: WriteTransaction, news: WrittenNews): Promise<void> {
  const former = await previewImagesOf(transaction, 'news', news.uuid);
  await transaction.database.updateTable('news').set(columnsOf(news)).where('uuid', '=', news.uuid).execute();
  recordPublished(transaction, 'news', news.uuid, { visibleFrom: news.visibleFrom, deletedAt: null });
  await recordPreviewImages(transaction, [...former, news.previewImage]);
}

/** The columns of a news item, except its uuid and those of the trash. */
export function columnsOf(news: WrittenNews) {
  const years = yearsInOrder(news.years);
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
    spectacle_types: typesInOrder(news.spectacleTypes),
    version: news.version,
  };
}
