import type { Kysely } from 'kysely';
import type { DoorHours } from '#common/rules/door-key-end';
import type { Database } from '../../platform/database/schema';

const DAY = 24 * 3_600_000;

/** The hours of the dates whose doors have not closed, and open within two days. */
export function readDoorHours(database: Kysely<Database>, now: Date): Promise<readonly DoorHours[]> {
  return database
    .selectFrom('show_dates')
    .select(['doors_open_at as doorsOpenAt', 'doors_close_at as doorsCloseAt'])
    .where('doors_close_at', '>', now)
    .where('doors_open_at', '<', new Date(now.getTime() + 2 * DAY))
    .execute();
}
