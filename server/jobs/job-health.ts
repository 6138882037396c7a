import { type Kysely, sql } from 'kysely';
import type { JobHealth } from '#common/contract/site/site-health';
import type { Database } from '../database/schema';
import { allJobs } from './all-jobs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Outcomes {
  readonly name: string;
  readonly lastRunAt: Date | null;
  readonly lastFailedAt: Date | null;
}

/**
 * The last run and the last failure of each job, of the thirty days that the queue remembers. A job is not late before
 * it could have run since `startedAt`, when this node started.
 */
export async function readJobHealth(database: Kysely<Database>, startedAt: Date): Promise<JobHealth[]> {
  const { rows } = await sql<Outcomes>`
    select name,
      date_trunc('milliseconds', max(completed_on) filter (where state = 'completed')) as "lastRunAt",
      date_trunc('milliseconds', max(completed_on) filter (where state = 'failed')) as "lastFailedAt"
    from (
      select name, state::text, completed_on from jobs.job
      union all select name, state::text, completed_on from jobs.archive
    ) as run
    group by name`.execute(database);
  const known = new Map(rows.map((row) => [row.name, row]));
  // The queue keeps real time, also where the clock of the database is set.
  const now = Date.now();
  return allJobs.map(({ name, cron }) => {
    const outcomes = known.get(name);
    const lastRunAt = outcomes?.lastRunAt ?? null;
    const since = Math.max(startedAt.getTime(), lastRunAt?.getTime() ?? 0);
    const lastFailedAt = outcomes?.lastFailedAt ?? null;
    return { name, lastRunAt, lastFailedAt, isLate: now - since > patienceWith(cron) };
  });
}

/** How long a job may not have run: its retries and the restart of a server fit into it. */
function patienceWith(cron: string): number {
  const [minute, hour] = cron.split(' ');
  if (hour !== '*') return 30 * HOUR;
  return minute === '*' ? 15 * MINUTE : 3 * HOUR;
}
