import type { PersonPart } from '../database/person-part';

export const storedAnswerPerson = {
  columns: {
    'stored_answers.owner': { told: { not: 'What own writes were answered, gone after 100 days.' } },
  },
} satisfies PersonPart;
