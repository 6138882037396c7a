import { links } from '#common/contract/site/links';
import {
  type SponsorSheet,
  emptySponsor,
  sponsorSheetOf,
  sponsorWriteOf,
  normalisedSponsor,
} from '#common/rules/sponsor-sheet';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../../../components/desk-form/desk-noun';

/** A partner, for the desk. */
export const sponsorNoun: DeskNoun<SponsorSheet> = {
  name: 'sponsor',
  empty: emptySponsor,
  async read(address) {
    const sponsor = await sponsorQueries.read(address);
    return (
      sponsor && {
        uuid: sponsor.uuid,
        slug: sponsor.slug,
        version: sponsor.version,
        values: sponsorSheetOf(sponsor),
      }
    );
  },
  write(sheet, uuid, version) {
    const body = { uuid, ...sponsorWriteOf(sheet) };
    return version === null
      ? queuedWrites.createSponsor(uuid, body)
      : queuedWrites.updateSponsor({ uuid, version }, body);
  },
  normalised: normalisedSponsor,
  titleOf: ({ name }) => name,
  editor: links.editSponsor.to,
  list: links.manageSponsors.to,
  hasNoTrash: true,
  missing: 'Partenaire introuvable',
};
