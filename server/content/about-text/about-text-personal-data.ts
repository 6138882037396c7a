import type { PersonalData } from '../../platform/database/personal-data';
import { recordAboutTextsBy } from './about-text-repository';

export const aboutTextPersonalData = {
  columns: {
    'about_texts.last_author': { exported: { not: 'Each save is among the revisions.' }, mirrored: true },
  },
  erase: (transaction, { uuid }) => recordAboutTextsBy(transaction, uuid),
  rename: recordAboutTextsBy,
} satisfies PersonalData;
