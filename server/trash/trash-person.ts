import type { PersonPart } from '../database/person-part';
import { findDiscardedBy } from './trash-repository';

export const trashPerson = {
  columns: {
    'news.deleted_by': { told: { in: 'discarded' } },
    'pieces.deleted_by': { told: { in: 'discarded' } },
    'images.deleted_by': { told: { in: 'discarded' } },
  },
  tell: async (database, { uuid }) => ({ discarded: await findDiscardedBy(database, uuid) }),
} satisfies PersonPart;
