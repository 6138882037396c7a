import { randomUUID } from 'node:crypto';
import type { SponsorWrite } from '#common/contract/content/sponsor';
import { type Place, ranksAfterMove } from '#common/rules/rank-order';
import { type NewSave, checkVersion } from '#common/rules/saves/save';
import { savedSponsor, sponsorWords } from '#common/rules/saves/sponsor-save';
import { findExisting } from '../database/find-existing';
import { stampedSave } from '../database/stamped-save';
import type { WriteTransaction } from '../database/transaction';
import { CallError, rowOrThrow } from '../http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import {
  type StoredSponsor,
  addSponsor,
  changeSponsor,
  findSponsor,
  listRankedSponsors,
  locateSponsor,
  nextSponsorRank,
  rankSponsor,
  removeSponsor,
  sponsorRowOf,
  storedSponsor,
} from './sponsor-repository';

/** The error for an unknown partner, or one that the caller may not see. */
export const unknownSponsor = () => new CallError('not-found', { message: sponsorWords.missing });

/**
 * Creates a partner, under the client's uuid if given, and returns its uuid. Its slug comes from its name, and it
 * is the last. Throws `already-exists` for a taken uuid.
 */
export async function createSponsor(transaction: WriteTransaction, write: SponsorWrite): Promise<string> {
  await lockNoun(transaction, 'sponsors');
  const uuid = write.uuid ?? randomUUID();
  const before = (await findSponsor(transaction.database, uuid)) ?? null;
  await addSponsor(transaction, await saved(transaction, { uuid, isNew: true, before, write, base: null }));
  return uuid;
}

/**
 * Saves a partner, whose slug and rank are kept, and returns its uuid. Throws `not-found`, and `stale-version` if it was
 * saved by someone else since `base`.
 */
export async function updateSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: SponsorWrite,
  base: string | null,
): Promise<string> {
  const before = await lockSponsor(transaction, slugOrUuid);
  const { uuid, logo } = before;
  await changeSponsor(
    transaction,
    await saved(transaction, { uuid, isNew: false, before, write, base }),
    logo,
  );
  return uuid;
}

/** Puts a partner in its place among the others, and returns its uuid. Throws `not-found`. */
export async function placeSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  place: Place,
): Promise<string> {
  const { uuid } = await lockSponsor(transaction, slugOrUuid);
  const sponsors = await listRankedSponsors(transaction.database);
  for (const moved of ranksAfterMove(sponsors, uuid, place)) await rankSponsor(transaction, moved);
  return uuid;
}

/** Removes a partner. Throws as `updateSponsor` does. */
export async function deleteSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<void> {
  const sponsor = await lockSponsor(transaction, slugOrUuid);
  await removeSponsor(transaction, rowOrThrow(checkVersion(sponsor, base)));
}

async function lockSponsor(transaction: WriteTransaction, slugOrUuid: string): Promise<StoredSponsor> {
  await lockNoun(transaction, 'sponsors');
  const uuid = await locateSponsor(transaction.database, slugOrUuid, false);
  const sponsor = uuid === undefined ? undefined : await findSponsor(transaction.database, uuid);
  if (sponsor === undefined) throw unknownSponsor();
  return sponsor;
}

async function saved(
  transaction: WriteTransaction,
  save: NewSave<StoredSponsor, SponsorWrite>,
): Promise<StoredSponsor> {
  const { before, write } = save;
  const { database } = transaction;
  const previewImages = await findExisting(
    database,
    'preview_images',
    'uuid',
    write.logo ? [write.logo.uuid] : [],
  );
  const ruling = savedSponsor(stampedSave(transaction, { ...save, before: before && sponsorRowOf(before) }), {
    slug: before?.slug ?? (await freeSlug(transaction, 'sponsors', write.name)),
    rank: before?.rank ?? (await nextSponsorRank(database)),
    isPreviewImage: (uuid) => previewImages.has(uuid),
  });
  return storedSponsor(rowOrThrow(ruling));
}
