import type { PersonPart } from '../database/person-part';
import { type SignedNoun, findPublishedBy, leavePublished, recordPublishedBy } from './published';

/** What a noun holds on people whose things tell who wrote and who saved them last. Its table bears its name. */
export const publishedPerson = (noun: SignedNoun): PersonPart => ({
  columns: {
    [`${noun}.author`]: { told: { in: noun }, mirrored: true },
    [`${noun}.last_author`]: { told: { not: 'Each save is among the revisions.' }, mirrored: true },
  },
  tell: async (database, { uuid }) => ({ [noun]: await findPublishedBy(database, noun, uuid) }),
  erase: (transaction, { uuid }) => leavePublished(transaction, noun, uuid),
  rename: (transaction, userUuid) => recordPublishedBy(transaction, noun, userUuid),
});
