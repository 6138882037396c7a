import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** How many years after a date the names of those who had seats are kept (docs/register-of-processing.md). */
export const NAME_YEARS = 3;

/** Selects the uuids of the dates that were so many years before a moment. */
export const datesLongBefore = (database: Kysely<Database>, now: Date, years: number) =>
  database
    .selectFrom('show_dates')
    .select('uuid')
    .where('date', '<', sql<Date>`${now}::timestamptz - make_interval(years => ${years})`);
