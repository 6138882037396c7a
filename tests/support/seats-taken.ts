import type { Kysely } from 'kysely';
import type { SeatsTaken } from '#common/rules/booking';
import { databaseNow } from '#server/database/clock';
import type { Database } from '#server/database/schema';
import { readSeatsTaken } from '#server/show/seats-repository';

/** The seats of a date that are not free now. */
export const seatsTaken = async (database: Kysely<Database>, date: string): Promise<SeatsTaken> =>
  readSeatsTaken({ database, now: await databaseNow(database) }, date);
