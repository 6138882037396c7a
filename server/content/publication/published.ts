import { type Kysely, sql } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import {
  type Published,
  adminImagesBadgeAudience,
  comingAudience,
  publishedAudience,
} from '#common/rules/audience';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { lockNoun } from './free-slug';
import { recordInteractiveImages } from './interactive-images';
import { pieceAuthorsOf, recordPieceAuthors } from './piece-authors';
import { previewImagesOf, recordPreviewImages } from './preview-images';

/** Nouns whose things appear at a moment chosen by their editors, and are deleted through the trash. */
export type PublishedNoun = 'news' | 'pieces' | 'images';
/** Those whose things name their author and last editor. */
export type SignedNoun = Exclude<PublishedNoun, 'images'>;

/** The key of the counter in the editors' menu. */
export const ADMIN_IMAGES_BADGE = '01900000-0000-7000-8000-00000000ba02';

const collectionsOf = {
  news: { appeared: ['news', 'news-bodies'], coming: ['coming-news', 'coming-news-bodies'] },
  pieces: { appeared: ['pieces', 'piece-bodies'], coming: ['coming-pieces', 'coming-piece-bodies'] },
  images: { appeared: ['images'], coming: ['coming-images'] },
} as const satisfies Record<PublishedNoun, Record<'appeared' | 'coming', readonly Collection[]>>;

/** Records who may see a thing from now on. Once it has appeared, it leaves the editors' `coming-` collections. */
export function recordPublished(
  transaction: WriteTransaction,
  noun: PublishedNoun,
  uuid: string,
  seen: Published,
): void {
  const { appeared, coming } = collectionsOf[noun];
  const editors = seen.visibleFrom <= transaction.now ? [] : comingAudience(seen);
  for (const collection of appeared) transaction.recordChange(collection, uuid, publishedAudience(seen));
  for (const collection of coming) transaction.recordChange(collection, uuid, editors);
  if (noun === 'images') transaction.recordChange('badges', ADMIN_IMAGES_BADGE, adminImagesBadgeAudience);
}

/** A thing that is moved to the trash or restored from it. */
interface Discarded {
  readonly uuid: string;
  readonly visibleFrom: Date;
}

/** Moves a thing to the trash, and stores which editor did so. */
export async function discardPublished(
  transaction: WriteTransaction,
  noun: PublishedNoun,
  { uuid, visibleFrom }: Discarded,
  by: string,
): Promise<void> {
  const deletedAt = transaction.now;
  await sql`
    update ${sql.table(noun)} set deleted_at = ${deletedAt}, deleted_by = ${by}, version = ${randomVersion()}
    where uuid = ${uuid}`.execute(transaction.database);
  recordPublished(transaction, noun, uuid, { visibleFrom, deletedAt });
  await recordShownWith(transaction, noun, uuid);
}

/**
 * Takes a thing out of the trash: its former readers see it again, under its former address. Returns its new version.
 */
export async function restorePublished(
  transaction: WriteTransaction,
  noun: PublishedNoun,
  { uuid, visibleFrom }: Discarded,
): Promise<string> {
  const version = randomVersion();
  await sql`
    update ${sql.table(noun)} set deleted_at = null, deleted_by = null, version = ${version}
    where uuid = ${uuid}`.execute(transaction.database);
  recordPublished(transaction, noun, uuid, { visibleFrom, deletedAt: null });
  await recordShownWith(transaction, noun, uuid);
  return version;
}

/** Records who may see what is seen together with a thing. */
async function recordShownWith(
  transaction: WriteTransaction,
  noun: PublishedNoun,
  uuid: string,
): Promise<void> {
  if (noun === 'images') return recordInteractiveImages(transaction, { image: uuid });
  if (noun === 'pieces') await recordPieceAuthors(transaction, await pieceAuthorsOf(transaction, uuid));
  return recordPreviewImages(transaction, await previewImagesOf(transaction, noun, uuid));
}

/** Re-publishes the things that a person wrote or saved last, when a name changes or is removed. */
export async function recordPublishedBy(
  transaction: WriteTransaction,
  noun: SignedNoun,
  userUuid: string,
): Promise<void> {
  const { rows } = await sql<{ uuid: string; visibleFrom: Date }>`
    select uuid, visible_from as "visibleFrom" from ${sql.table(noun)}
    where ${userUuid} in (author, last_author) and deleted_at is null`.execute(transaction.database);
  for (const { uuid, visibleFrom } of rows)
    recordPublished(transaction, noun, uuid, { visibleFrom, deletedAt: null });
}

/**
 * Removes a person's name from everything they wrote or saved last, in one statement per noun: triggers on news run
 * once per statement, and would run twice if deleting the account cleared both columns.
 */
export async function anonymisePublished(
  transaction: WriteTransaction,
  noun: SignedNoun,
  userUuid: string,
): Promise<void> {
  await lockNoun(transaction, noun);
  await recordPublishedBy(transaction, noun, userUuid);
  await sql`
    update ${sql.table(noun)}
    set author = nullif(author, ${userUuid}), last_author = nullif(last_author, ${userUuid})
    where ${userUuid} in (author, last_author)`.execute(transaction.database);
}

/** Addresses of the things that a person wrote, the oldest first. */
export async function findPublishedBy(
  database: Kysely<Database>,
  noun: SignedNoun,
  userUuid: string,
): Promise<{ slug: string; title: string }[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select slug, title from ${sql.table(noun)} where author = ${userUuid}
    order by creation_date`.execute(database);
  return rows;
}

/** Number of things that have not appeared yet. */
export async function countComing(database: Kysely<Database>, noun: SignedNoun): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(noun)}
    where deleted_at is null and visible_from > database_clock()`.execute(database);
  return rows[0]?.total ?? 0;
}
