import { locateSponsor, readSponsorRows } from '../sponsor/sponsor-repository';
import type { FindSubject } from './journal-subject';

export const findSponsorSubject: FindSubject = async (database, key) => {
  const uuid = await locateSponsor(database, key, false);
  const row = uuid === undefined ? undefined : (await readSponsorRows(database, [uuid])).get(uuid);
  if (row === undefined) return undefined;
  const { name, description, link, rank, visible, logo } = row;
  return { key: row.uuid, name, told: { name, description, link, rank, visible }, untold: { logo } };
};
