import { randomUUID } from 'node:crypto';
import type { News, NewsWrite } from '#common/contract/content/news';
import { must } from '#common/base/must';
import { wholeSecond } from '#common/base/paris-time';
import { appearance } from '#common/rules/appearance';
import { writtenNews } from '#common/rules/news-summary';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { findPreviewImages } from '../preview-image/preview-image-repository';
import { freeSlug } from '../publication/free-slug';
import { keepRevision, revisionOf } from '../publication/keep-revision';
import { lockPublished } from '../publication/lock-published';
import { discardPublished } from '../publication/published';
import type { NewRevision } from '../revision/revision-repository';
import { newsSummaryOf } from './news-answer';
import {
  type WholeNews,
  type WrittenNews,
  addNewsIfFree,
  changeNews,
  findNews,
  findWholeNews,
} from './news-repository';

/** Creates a news item, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid. */
export async function createNews(
  transaction: WriteTransaction,
  write: NewsWrite,
  author: string,
): Promise<News> {
  const uuid = write.uuid ?? randomUUID();
  const now = wholeSecond(transaction.now);
  const news = {
    ...(await writtenFields(transaction, write)),
    uuid,
    creationDate: now,
    lastModified: null,
    visibleFrom: appearance(write.visibleFrom, null, now),
    author,
    lastAuthor: null,
  };
  const save = revisionOf(transaction, { kind: 'news', uuid, by: author, write });
  return newsOf(await addUnderFreeSlug(transaction, news, save));
}

/**
 * Chooses a slug without taking the lock first. If the slug was taken meanwhile, the writer that took it has committed
 * by the time of the refusal, and this transaction then holds the lock: the second choice finds a free one.
 */
async function addUnderFreeSlug(
  transaction: WriteTransaction,
  news: Omit<WrittenNews, 'slug'>,
  save: NewRevision,
): Promise<WholeNews> {
  for (;;) {
    const slug = await freeSlug(transaction, 'news', news.title);
    const added = await addNewsIfFree(transaction, { ...news, slug }, save);
    if (added !== undefined) return added;
    if ((await findNews(transaction.database, [news.uuid])).length > 0)
      throw new CallError('already-exists', { message: 'Cette brève existe déjà.' });
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
  lastAuthor: string,
  base: string | null,
): Promise<News> {
  const current = await lockPublished(transaction, 'news', { slugOrUuid, base }, reading);
  const now = wholeSecond(transaction.now);
  const published = current.visible_from <= now;
  const save = { kind: 'news', uuid: current.uuid, by: lastAuthor, write } as const;
  await keepRevision(transaction, save, () => readNews(transaction, current.uuid));
  await changeNews(transaction, {
    ...(await writtenFields(transaction, write)),
    uuid: current.uuid,
    slug: published ? current.slug : await freeSlug(transaction, 'news', write.title, current.uuid),
    creationDate: current.creation_date,
    lastModified: now,
    visibleFrom: appearance(write.visibleFrom, current.visible_from, now),
    author: current.author_uuid,
    lastAuthor,
  });
  return readNews(transaction, current.uuid);
}

/** Moves a news item to the trash. Throws `not-found`, and `stale-version` if it was saved since `base`. */
export async function deleteNews(
  transaction: WriteTransaction,
  slugOrUuid: string,
  by: string,
  base: string | null,
): Promise<void> {
  const current = await lockPublished(transaction, 'news', { slugOrUuid, base }, reading);
  const { uuid, visible_from: visibleFrom } = current;
  await discardPublished(transaction, 'news', { uuid, visibleFrom }, by);
}

const reading = { find: findNews, missing: 'Brève introuvable' };

async function writtenFields(transaction: WriteTransaction, write: NewsWrite) {
  const { previewImage = null, ...written } = writtenNews(write);
  if (previewImage !== null) await expectPreviewImage(transaction, previewImage);
  return { ...written, content: write.content, previewImage, version: randomVersion() };
}

async function expectPreviewImage(transaction: WriteTransaction, uuid: string): Promise<void> {
  const known = await findPreviewImages(transaction.database, [uuid]);
  if (known.length === 0)
    throw new CallError('invalid-field', { fields: { 'previewImage.uuid': 'miniature inconnue' } });
}

async function readNews(transaction: WriteTransaction, uuid: string): Promise<News> {
  return newsOf(must(await findWholeNews(transaction.database, uuid), 'the news item just written'));
}

const newsOf = (record: WholeNews): News => ({ ...newsSummaryOf(record), content: record.content });
