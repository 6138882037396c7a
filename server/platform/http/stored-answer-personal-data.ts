import type { PersonalData } from '../database/personal-data';
import { deleteAnswersTo } from './stored-answer';

export const storedAnswerPersonalData = {
  columns: {
    'stored_answers.owner': { exported: { not: 'What own writes were answered, gone after 100 days.' } },
  },
  erase: ({ database }, { uuid }) => deleteAnswersTo(database, `user:${uuid}`),
} satisfies PersonalData;
