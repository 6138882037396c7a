import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';

export interface Boundaries {
  /** The database's clock. */
  readonly now: Date;
  /** When a window last opened or closed, and when one next will; null if none has or none will. */
  readonly last: Date | null;
  readonly next: Date | null;
  /** The scopes with a window that opened or closed since the given moment. */
  readonly passed: readonly string[];
  /**
   * Whether a date began or its bookings closed since the given moment, and when one next will. No row changes then, but
   * rendered pages do.
   */
  readonly hasTurned: boolean;
  readonly nextTurn: Date | null;
}

/** Reads which windows and dates opened, closed or began since a moment, and when one next will. */
export async function readBoundaries(database: Kysely<Database>, since: Date): Promise<Boundaries> {
  const { rows } = await sql<Boundaries>`
    with clock as materialized (select date_trunc('milliseconds', database_clock()) as now),
    turns as (
      select date as at from show_dates union all select closing_date from show_dates
      union all select date from event_dates
    )
    select clock.now,
      greatest(
        (select max(visible_from) from audience where visible_from > '-infinity' and visible_from <= clock.now),
        (select max(visible_until) from audience where visible_until < 'infinity' and visible_until <= clock.now)
      ) as last,
      least(
        (select min(visible_from) from audience where visible_from > '-infinity' and visible_from > clock.now),
        (select min(visible_until) from audience where visible_until < 'infinity' and visible_until > clock.now)
      ) as next,
      array(
        select scope from audience
        where visible_from > '-infinity' and visible_from > ${since} and visible_from <= clock.now
        union
        select scope from audience
        where visible_until < 'infinity' and visible_until > ${since} and visible_until <= clock.now
      ) as passed,
      exists (select from turns where at > ${since} and at <= clock.now) as "hasTurned",
      (select min(at) from turns where at > clock.now) as "nextTurn"
    from clock`.execute(database);
  return must(rows[0], 'the boundaries of windows');
}
