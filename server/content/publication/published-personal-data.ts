import type { PersonColumn, PersonalData } from '../../platform/database/personal-data';
import { type SignedNoun, findPublishedBy, anonymisePublished, recordPublishedBy } from './published';

/** The personal data of a noun whose things name their author and last editor. Its table has the name of the noun. */
export function publishedPersonalData(noun: SignedNoun): PersonalData {
  const written: PersonColumn = { exported: { in: noun }, mirrored: true };
  const saved: PersonColumn = { exported: { not: 'Each save is among the revisions.' }, mirrored: true };
  return {
    columns: { [`${noun}.author`]: written, [`${noun}.last_author`]: saved },
    exportFields: async (database, { uuid }) => ({ [noun]: await findPublishedBy(database, noun, uuid) }),
    erase: (transaction, { uuid }) => anonymisePublished(transaction, noun, uuid),
    rename: (transaction, userUuid) => recordPublishedBy(transaction, noun, userUuid),
  };
}
