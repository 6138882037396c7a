import { sponsorNoun } from '#common/nouns/sponsor';
import { listRankedSponsors } from '../../content/sponsor/sponsor-repository';
import { subjectFields } from './subject-fields';
import type { FindSubject } from './journal-subject';

export const findSponsorSubject: FindSubject = async (database, key) => {
  const sponsors = await listRankedSponsors(database);
  // Ranks have gaps where others were removed: what people see is the place.
  const rank = sponsors.findIndex(({ uuid, slug }) => uuid === key || slug === key);
  const sponsor = sponsors[rank];
  if (sponsor === undefined) return undefined;
  const { shown, concealed } = subjectFields(sponsorNoun.fields, sponsor);
  return { key: sponsor.uuid, name: sponsor.name, shown: { ...shown, rank }, concealed };
};
