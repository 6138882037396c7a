import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** Count of a person's actions, with the first and last time. */
export interface ActsBy {
  readonly count: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

/** Summarises a person's actions for their data export, without what each of them concerns. */
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
