import { listRankedSponsors, locateSponsor, readSponsorRows } from '../sponsor/sponsor-repository';
import type { FindSubject } from './journal-subject';

export const findSponsorSubject: FindSubject = async (database, key) => {
  const uuid = await locateSponsor(database, key, false);
  const row = uuid === undefined ? undefined : (await readSponsorRows(database, [uuid])).get(uuid);
  if (row === undefined) return undefined;
  const { name, description, link, visible, logo } = row;
  // Ranks have gaps where others were removed: what people see is the place.
  const sponsors = await listRankedSponsors(database);
  const rank = sponsors.findIndex((sponsor) => sponsor.uuid === uuid);
  return { key: row.uuid, name, shown: { name, description, link, rank, visible }, concealed: { logo } };
};
