import type { Kysely } from 'kysely';
import type { SeatsTaken } from '#common/rules/booking';
import { databaseNow } from '#server/platform/database/clock';
import type { Database } from '#server/platform/database/schema';
import { readSeatsTaken } from '#server/agenda/show/seats-repository';

/** The seats of a date that are not free now. */
export const seatsTaken = async (database: Kysely<Database>, date: string): Promise<SeatsTaken> =>
  readSeatsTaken({ database, now: await databaseNow(database) }, date);
