import type { PersonPart } from '../database/person-part';
import { findPublishedBy, leavePublished, recordPublishedBy } from '../publication/published';

export const newsPerson = {
  columns: {
    'news.author': { told: { in: 'news' }, mirrored: true },
    'news.last_author': { told: { not: 'Each save is among the revisions.' }, mirrored: true },
  },
  tell: async (database, { uuid }) => ({ news: await findPublishedBy(database, 'news', uuid) }),
  erase: (transaction, { uuid }) => leavePublished(transaction, 'news', uuid),
  rename: (transaction, userUuid) => recordPublishedBy(transaction, 'news', userUuid),
} satisfies PersonPart;
