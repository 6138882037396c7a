import { get } from './endpoint';
import { journalPage, journalQuery } from '../site/journal';

/** The call of the journal; it is written by the calls that declare it. */
export const journalEndpoints = {
  listJournal: get('/api/admin-journal', 'site', { query: journalQuery, answer: journalPage }),
} as const;
