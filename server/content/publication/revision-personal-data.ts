import type { PersonalData } from '../../platform/database/personal-data';
import { findRevisionsBy } from './revision-repository';

export const revisionPersonalData = {
  columns: { 'revisions.author': { exported: { in: 'revisions' } } },
  exportFields: async (database, { uuid }) => ({ revisions: await findRevisionsBy(database, uuid) }),
} satisfies PersonalData;
