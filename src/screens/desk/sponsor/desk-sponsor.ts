import { links } from '#common/contract/site/links';
import { sponsorNoun } from '#common/nouns/sponsor';
import {
  type TypedFields,
  emptyFields,
  normalisedFields,
  typedFields,
  writtenFields,
} from '#common/rules/typed-fields';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../form/desk-noun';

const { fields, words } = sponsorNoun;

/** A partner in the form. */
export interface SponsorSheet extends TypedFields<typeof fields> {}

/** A partner, for the desk. */
export const deskSponsor: DeskNoun<SponsorSheet> = {
  name: 'sponsor',
  empty: emptyFields(fields),
  async read(address) {
    const sponsor = await sponsorQueries.read(address);
    if (sponsor === null) return null;
    const { uuid, slug, version } = sponsor;
    return { uuid, slug, version, values: typedFields(fields, sponsor) };
  },
  write(sheet, uuid, version) {
    const body = { uuid, ...writtenFields(fields, sheet) };
    return version === null
      ? queuedWrites.createSponsor(uuid, body)
      : queuedWrites.updateSponsor({ uuid, version }, body);
  },
  normalised: (sheet) => normalisedFields(fields, sheet),
  titleOf: ({ name }) => name,
  editor: links.editSponsor.to,
  list: links.manageSponsors.to,
  hasNoTrash: true,
  missing: words.missing,
};
