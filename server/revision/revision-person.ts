import type { PersonPart } from '../database/person-part';
import { findRevisionsBy } from './revision-repository';

export const revisionPerson = {
  columns: { 'revisions.author': { told: { in: 'revisions' } } },
  tell: async (database, { uuid }) => ({ revisions: await findRevisionsBy(database, uuid) }),
} satisfies PersonPart;
