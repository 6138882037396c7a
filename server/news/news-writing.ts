import { randomUUID } from 'node:crypto';
import type { News, NewsWrite } from '#common/contract/news';
import { must } from '#common/base/must';
import { wholeSecond } from '#common/base/paris-time';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { findPreviewImages } from '../preview-image/preview-image-repository';
import { newsSummaryOf } from './news-answer';
import {
  addNews,
  changeNews,
  discardNews,
  findNews,
  findNewsBodies,
  freeSlug,
  locateNews,
  lockNews,
  type NewsRecord,
} from './news-repository';

/** Creates a news item, under the client's uuid where it brought one. Throws `already-exists` for a taken uuid. */
export async function createNews(
  transaction: WriteTransaction,
  write: NewsWrite,
  author: string,
): Promise<News> {
  await lockNews(transaction);
  const uuid = write.uuid ?? randomUUID();
  if ((await findNews(transaction.database, [uuid])).length > 0)
    throw new CallError('already-exists', { message: 'Cette brève existe déjà.' });
  const now = wholeSecond(transaction.now);
  await addNews(transaction, {
    ...(await writtenFields(transaction, write)),
    uuid,
    slug: await freeSlug(transaction, write.title),
    creationDate: now,
    lastModified: null,
    visibleFrom: write.visibleFrom ?? now,
    author,
    lastAuthor: null,
  });
  return readNews(transaction, uuid);
}

/**
 * Saves over a news item. Its address follows its title until it appears, then never changes again.
 * Throws `not-found`, and `stale-version` when somebody saved since `base`.
 */
export async function updateNews(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: NewsWrite,
  lastAuthor: string,
  base: string | null,
): Promise<News> {
  const current = await lockRecord(transaction, slugOrUuid, base);
  const now = wholeSecond(transaction.now);
  const published = current.visible_from <= now;
  await changeNews(transaction, {
    ...(await writtenFields(transaction, write)),
    uuid: current.uuid,
    slug: published ? current.slug : await freeSlug(transaction, write.title, current.uuid),
    creationDate: current.creation_date,
    lastModified: now,
    visibleFrom: write.visibleFrom ?? (published ? current.visible_from : now),
    author: current.author_uuid,
    lastAuthor,
  });
  return readNews(transaction, current.uuid);
}

/** Moves a news item to the trash. Throws `not-found`, and `stale-version` when somebody saved since `base`. */
export async function deleteNews(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const current = await lockRecord(transaction, slugOrUuid, base);
  await discardNews(transaction, {
    uuid: current.uuid,
    visibleFrom: current.visible_from,
    version: randomVersion(),
  });
}

async function lockRecord(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<NewsRecord> {
  await lockNews(transaction);
  const uuid = await locateNews(transaction.database, slugOrUuid, true);
  if (uuid === undefined) throw new CallError('not-found', { message: 'Brève introuvable' });
  const current = must((await findNews(transaction.database, [uuid]))[0], 'the news item just located');
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}

async function writtenFields(transaction: WriteTransaction, write: NewsWrite) {
  const previewImage = write.previewImage?.uuid ?? null;
  if (previewImage !== null) await expectPreviewImage(transaction, previewImage);
  return {
    title: write.title.trim(),
    description: write.description.trim(),
    content: write.content,
    previewImage,
    years: write.years,
    spectacleTypes: write.spectacleTypes.map((type) => type.code),
    version: randomVersion(),
  };
}

async function expectPreviewImage(transaction: WriteTransaction, uuid: string): Promise<void> {
  const known = await findPreviewImages(transaction.database, [uuid]);
  if (known.length === 0)
    throw new CallError('invalid-field', { fields: { 'previewImage.uuid': 'miniature inconnue' } });
}

async function readNews(transaction: WriteTransaction, uuid: string): Promise<News> {
  const record = must((await findNews(transaction.database, [uuid]))[0], 'the news item just written');
  const bodies = await findNewsBodies(transaction.database, [uuid]);
  return { ...newsSummaryOf(record), content: must(bodies.get(uuid), 'the document just written') };
}
