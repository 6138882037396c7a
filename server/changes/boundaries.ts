import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../database/schema';

export interface Boundaries {
  /** The database's clock. */
  readonly now: Date;
  /** Scopes for which a window opened or closed since the moment asked about. */
  readonly passed: readonly string[];
  /** When the next window of one of the scopes opens or closes, null if none will. */
  readonly next: Date | null;
}

/** What time did to rows of these scopes since a moment, and when it does something next. */
export async function readBoundaries(
  database: Kysely<Database>,
  scopes: readonly string[],
  since: Date,
): Promise<Boundaries> {
  const { rows } = await sql<Boundaries>`
    with clock as materialized (select date_trunc('milliseconds', database_clock()) as now),
    ends as (
      select held.scope,
        exists (
          select from audience where audience.scope = held.scope and visible_from > '-infinity'
            and visible_from > ${since} and visible_from <= clock.now
        ) or exists (
          select from audience where audience.scope = held.scope and visible_until < 'infinity'
            and visible_until > ${since} and visible_until <= clock.now
        ) as passed,
        least(
          (select min(visible_from) from audience where audience.scope = held.scope
            and visible_from > '-infinity' and visible_from > clock.now),
          (select min(visible_until) from audience where audience.scope = held.scope
            and visible_until < 'infinity' and visible_until > clock.now)
        ) as next
      from unnest(${scopes}::text[]) as held (scope), clock
    )
    select (select now from clock) as now, min(next) as next,
      coalesce(array_agg(scope) filter (where passed), '{}') as passed
    from ends`.execute(database);
  return must(rows[0], 'the boundaries of windows');
}
