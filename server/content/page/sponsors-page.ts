import { links } from '#common/contract/site/links';
import { listSponsorUuids } from '../sponsor/sponsor-repository';
import type { PageKind } from './page-kind';

/** The partners, with their logos. */
export const sponsorsPage: PageKind = {
  link: links.sponsors,
  awaited: ['sponsors'],
  async findRows(snapshot) {
    const uuids = await listSponsorUuids(snapshot, true);
    return uuids.map((key) => ({ collection: 'sponsors', key }));
  },
};
