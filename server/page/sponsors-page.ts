import { listSponsorUuids } from '../sponsor/sponsor-repository';
import type { PageKind } from './page-kind';

/** The partners, with their logos. */
export const sponsorsPage: PageKind = {
  address: /^\/a-propos-de-nous\/nos-partenaires$/i,
  async findRows(snapshot) {
    const uuids = await listSponsorUuids(snapshot, true);
    return uuids.map((key) => ({ collection: 'sponsors', key }));
  },
};
