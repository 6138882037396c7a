import { randomUUID } from 'node:crypto';
import type { SponsorWrite } from '#common/contract/content/sponsor';
import { type Place, ranksAfterMove } from '#common/rules/rank-order';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { findPreviewImages } from '../preview-image/preview-image-repository';
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
} from './sponsor-repository';

/** The error for an unknown partner, or one that the caller may not see. */
export const unknownSponsor = () => new CallError('not-found', { message: 'Partenaire introuvable' });

/**
 * Creates a partner, under the client's uuid if given, and returns its uuid. Its slug comes from its name, and it
 * is the last. Throws `already-exists` for a taken uuid.
 */
export async function createSponsor(transaction: WriteTransaction, write: SponsorWrite): Promise<string> {
  await lockNoun(transaction, 'sponsors');
  const uuid = write.uuid ?? randomUUID();
  if ((await findSponsor(transaction.database, uuid)) !== undefined)
    throw new CallError('already-exists', { message: 'Ce partenaire existe déjà.' });
  const slug = await freeSlug(transaction, 'sponsors', write.name);
  const rank = await nextSponsorRank(transaction.database);
  await addSponsor(transaction, await storedSponsor(transaction, write, { uuid, slug, rank }));
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
  const current = await lockSponsor(transaction, slugOrUuid, base);
  const { uuid, slug, rank, logo } = current;
  await changeSponsor(transaction, await storedSponsor(transaction, write, { uuid, slug, rank }), logo);
  return uuid;
}

/** Puts a partner in its place among the others, and returns its uuid. Throws `not-found`. */
export async function placeSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  place: Place,
): Promise<string> {
  const { uuid } = await lockSponsor(transaction, slugOrUuid, null);
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
  await removeSponsor(transaction, await lockSponsor(transaction, slugOrUuid, base));
}

async function lockSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  base: string | null,
): Promise<StoredSponsor> {
  await lockNoun(transaction, 'sponsors');
  const uuid = await locateSponsor(transaction.database, slugOrUuid, false);
  const current = uuid === undefined ? undefined : await findSponsor(transaction.database, uuid);
  if (current === undefined) throw unknownSponsor();
  if (base !== null && base !== current.version) throw new CallError('stale-version');
  return current;
}

async function storedSponsor(
  transaction: WriteTransaction,
  { name, description, link, logo, visible }: SponsorWrite,
  { uuid, slug, rank }: Pick<StoredSponsor, 'uuid' | 'slug' | 'rank'>,
): Promise<StoredSponsor> {
  if (logo) await expectLogo(transaction, logo.uuid);
  return {
    uuid,
    slug,
    name: name.trim(),
    description: description.trim(),
    link: link ?? null,
    logo: logo?.uuid ?? null,
    rank,
    visible,
    version: randomVersion(),
  };
}

async function expectLogo({ database }: WriteTransaction, uuid: string): Promise<void> {
  if ((await findPreviewImages(database, [uuid])).length === 0)
    throw new CallError('invalid-field', { fields: { 'logo.uuid': 'miniature inconnue' } });
}
