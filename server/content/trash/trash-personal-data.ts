import type { PersonalData } from '../../platform/database/personal-data';
import { findDiscardedBy } from './trash-repository';

export const trashPersonalData = {
  columns: {
    'news.deleted_by': { exported: { in: 'discarded' } },
    'pieces.deleted_by': { exported: { in: 'discarded' } },
    'images.deleted_by': { exported: { in: 'discarded' } },
  },
  exportFields: async (database, { uuid }) => ({ discarded: await findDiscardedBy(database, uuid) }),
} satisfies PersonalData;
