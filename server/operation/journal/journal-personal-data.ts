import type { PersonalData } from '../../platform/database/personal-data';
import { findEntriesAbout, findEntriesBy } from './journal-repository';

export const journalPersonalData = {
  columns: {
    'journal.author': { exported: { in: 'administered' } },
    'journal.person': { exported: { in: 'administeredAbout' } },
  },
  async exportFields(database, { uuid }) {
    return {
      administered: await findEntriesBy(database, uuid),
      administeredAbout: await findEntriesAbout(database, uuid),
    };
  },
} satisfies PersonalData;
