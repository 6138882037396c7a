import type { PersonPart } from '../database/person-part';
import { findEntriesAbout, findEntriesBy } from './journal-repository';

export const journalPerson = {
  columns: {
    'journal.author': { told: { in: 'administered' } },
    'journal.person': { told: { in: 'administeredAbout' } },
  },
  async tell(database, { uuid }) {
    return {
      administered: await findEntriesBy(database, uuid),
      administeredAbout: await findEntriesAbout(database, uuid),
    };
  },
} satisfies PersonPart;
