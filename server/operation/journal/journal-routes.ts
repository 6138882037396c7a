import type { Handlers } from '../../platform/http/handler';
import { listJournal } from './journal-list';

export const journalRoutes = {
  listJournal: ({ query, database }) => listJournal(database, query),
} satisfies Partial<Handlers>;
