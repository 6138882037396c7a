import type { PersonalData } from '../database/personal-data';

export const storedAnswerPersonalData = {
  columns: {
    'stored_answers.owner': { exported: { not: 'What own writes were answered, gone after 100 days.' } },
  },
} satisfies PersonalData;
