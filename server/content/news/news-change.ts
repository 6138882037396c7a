import { randomUUID } from 'node:crypto';
import type { News, NewsWrite } from '#common/contract/content/news';
import { must } from '#common/base/must';
import { type NewsBy, type SavedNews, newsWords, savedNews } from '#common/rules/saves/news-save';
import { takesAddressOfTitle } from '#common/rules/saves/published-save';
import { checkVersion } from '#common/rules/saves/save';
import { findExisting } from '../../platform/database/find-existing';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import { freeSlug } from '../publication/free-slug';
import { storeRevision, revisionOf } from '../publication/store-revision';
import { lockPublished } from '../publication/lock-published';
import { namingUuids } from '../publication/naming-uuids';
import { discardPublished } from '../publication/published';
import { newsRowOf, newsSummaryOf } from './news-answer';
import {
  type WholeNews,
  type WrittenNews,
  addNewsIfFree,
  changeNews,
  findNews,
  findWholeNews,
} from './news-repository';

/** The error for an unknown news item, or one that the caller may not see. */
export const unknownNews = () => new CallError('not-found', { message: newsWords.missing });

/**
 * Creates a news item, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid.
 *
 * Its slug is chosen without taking the lock first. If the slug was taken meanwhile, the writer that took it has committed
 * by the time of the refusal, and this transaction then holds the lock: the second choice finds a free one.
 */
export async function createNews(transaction: WriteTransaction, write: NewsWrite, by: string): Promise<News> {
  const uuid = write.uuid ?? randomUUID();
  const save = stampedSave<NewsBy<string>, NewsWrite>(
    transaction,
    { uuid, isNew: true, before: null, write, base: null },
    by,
  );
  const isPreviewImage = await previewImagesNamed(transaction, write);
  const revision = revisionOf(transaction, { kind: 'news', uuid, by, write });
  for (;;) {
    const slug = await freeSlug(transaction, 'news', write.title);
    const news = rowOrThrow(savedNews(save, { slug, isPreviewImage }));
    const added = await addNewsIfFree(transaction, writtenNewsOf(news), revision);
    if (added !== undefined) return newsOf(added);
    if ((await findNews(transaction.database, [uuid])).length > 0)
      throw new CallError('already-exists', { message: newsWords.exists });
  }
}

/**
 * Saves changes to a news item. Its address follows its title until it appears, then never changes.
 * Throws `not-found`, and `stale-version` if it was saved since `base`.
 */
export async function updateNews(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: NewsWrite,
  by: string,
  base: string | null,
): Promise<News> {
  const before = namingUuids(newsRowOf(await lockPublished(transaction, 'news', slugOrUuid, reading)));
  const { uuid } = before;
  const save = stampedSave(transaction, { uuid, isNew: false, before, write, base }, by);
  const slug = takesAddressOfTitle(before, save.at)
    ? await freeSlug(transaction, 'news', write.title, uuid)
    : before.slug;
  const news = rowOrThrow(
    savedNews(save, { slug, isPreviewImage: await previewImagesNamed(transaction, write) }),
  );
  const kept = { kind: 'news', uuid, by, write } as const;
  await storeRevision(transaction, kept, () => readNews(transaction, uuid));
  await changeNews(transaction, writtenNewsOf(news));
  return readNews(transaction, uuid);
}

/** Moves a news item to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deleteNews(
  transaction: WriteTransaction,
  slugOrUuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const news = await lockPublished(transaction, 'news', slugOrUuid, reading);
  const { uuid, visible_from: visibleFrom } = rowOrThrow(checkVersion(news, base));
  await discardPublished(transaction, 'news', { uuid, visibleFrom }, by);
}

const reading = { find: findNews, missing: newsWords.missing };

async function previewImagesNamed({ database }: WriteTransaction, { previewImage }: NewsWrite) {
  const known = await findExisting(
    database,
    'preview_images',
    'uuid',
    previewImage ? [previewImage.uuid] : [],
  );
  return (uuid: string) => known.has(uuid);
}

const writtenNewsOf = ({ row, body }: SavedNews<string>): WrittenNews => ({
  ...row,
  content: body.content,
  previewImage: row.previewImage ?? null,
  lastModified: row.lastModified ?? null,
  author: row.author ?? null,
  lastAuthor: row.lastAuthor ?? null,
});

async function readNews(transaction: WriteTransaction, uuid: string): Promise<News> {
  return newsOf(must(await findWholeNews(transaction.database, uuid), 'the news item just written'));
}

const newsOf = (record: WholeNews): News => ({ ...newsSummaryOf(record), content: record.content });
