import type { SponsorRow, SponsorWrite } from '#common/contract/content/sponsor';
import { type Place, ranksAfterMove } from '#common/rules/rank-order';
import { savedSponsor } from '#common/rules/saves/sponsor-save';
import { findExisting } from '../../platform/database/find-existing';
import type { WriteTransaction } from '../../platform/database/transaction';
import { freeSlug } from '../publication/free-slug';
import { changesOf } from '../publication/noun-changes';
import { listRankedSponsors, nextSponsorRank, rankSponsor, sponsorStore } from './sponsor-repository';

/** The changes to partners: one that is added is the last, and its slug comes from its name. Both are kept. */
export const sponsorChanges = changesOf<SponsorRow, SponsorWrite>(sponsorStore, async (transaction, save) => {
  const { database } = transaction;
  const { before, write } = save;
  const logos = write.logo ? [write.logo.uuid] : [];
  const previewImages = await findExisting(database, 'preview_images', 'uuid', logos);
  return savedSponsor(save, {
    slug: before?.slug ?? (await freeSlug(transaction, 'sponsors', write.name)),
    rank: before?.rank ?? (await nextSponsorRank(database)),
    isPreviewImage: (uuid) => previewImages.has(uuid),
  });
});

/** Puts a partner in its place among the others, and returns it. Throws `not-found`. */
export async function placeSponsor(
  transaction: WriteTransaction,
  slugOrUuid: string,
  place: Place,
): Promise<SponsorRow> {
  const sponsor = await sponsorChanges.lock(transaction, slugOrUuid);
  const sponsors = await listRankedSponsors(transaction.database);
  const moved = ranksAfterMove(sponsors, sponsor.uuid, place);
  for (const one of moved) await rankSponsor(transaction, one);
  return moved.find(({ uuid }) => uuid === sponsor.uuid) ?? sponsor;
}
