import type { PersonPart } from '../database/person-part';
import { findPublishedBy, leavePublished, recordPublishedBy } from '../publication/published';

export const piecePerson = {
  columns: {
    'pieces.author': { told: { in: 'pieces' }, mirrored: true },
    'pieces.last_author': { told: { not: 'Each save is among the revisions.' }, mirrored: true },
  },
  tell: async (database, { uuid }) => ({ pieces: await findPublishedBy(database, 'pieces', uuid) }),
  erase: (transaction, { uuid }) => leavePublished(transaction, 'pieces', uuid),
  rename: (transaction, userUuid) => recordPublishedBy(transaction, 'pieces', userUuid),
} satisfies PersonPart;
