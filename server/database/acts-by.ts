import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** How often somebody did something, and from when to when. */
export interface ActsBy {
  readonly count: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

/** What is told to a person of acts that are held on them, row by row, without what each row is about. */
export function summariseActsBy(
  database: Kysely<Database>,
  table: 'scans' | 'ticket_orders',
  userUuid: string,
): Promise<ActsBy> {
  return database
    .selectFrom(table)
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      is.fn.min<Date | null>('at').as('first'),
      is.fn.max<Date | null>('at').as('last'),
    ])
    .where('by_uuid', '=', userUuid)
    .executeTakeFirstOrThrow();
}
