import type { PersonPart } from '../database/person-part';
import { recordAboutTextsBy } from './about-text-repository';

export const aboutTextPerson = {
  columns: {
    'about_texts.last_author': { told: { not: 'Each save is among the revisions.' }, mirrored: true },
  },
  erase: (transaction, { uuid }) => recordAboutTextsBy(transaction, uuid),
  rename: recordAboutTextsBy,
} satisfies PersonPart;
