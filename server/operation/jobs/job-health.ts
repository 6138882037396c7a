import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { JobHealth } from '#common/contract/site/site-health';
import type { Database } from '../../platform/database/schema';
import { allJobs } from './all-jobs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Outcomes {
  readonly name: string;
  readonly lastRunAt: Date | null;
  readonly lastFailedAt: Date | null;
}

/**
 * The last run and the last failure of each job, of the thirty days that the queue remembers. A job is late if it has not
 * run for longer than its hours allow, and this node, started at `startedAt`, could have run it.
 */
export async function readJobHealth(database: Kysely<Database>, startedAt: Date): Promise<JobHealth[]> {
  const known = await readOutcomes(database);
  // The queue keeps real time, also where the clock of the database is set.
  const now = Date.now();
  const running = now - startedAt.getTime();
  return allJobs.map(({ name, cron }) => {
    const { lastRunAt = null, lastFailedAt = null } = known.get(name) ?? {};
    const patience = patienceWith(cron);
    // A nightly job follows soon after a start: a machine that is off at night is told of one that does not.
    const chance = isNightly(cron) && lastRunAt !== null ? TO_CATCH_UP : patience;
    const isLate = now - (lastRunAt ?? startedAt).getTime() > patience && running > chance;
    return { name, lastRunAt, lastFailedAt, isLate };
  });
}

/** The names of nightly jobs that have missed their hour, as they do on a machine that is off at night. */
export async function findMissedJobs(database: Kysely<Database>): Promise<string[]> {
  const [known, madeAt] = await Promise.all([readOutcomes(database), readBeginning(database)]);
  const isMissed = (last: Date) => Date.now() - last.getTime() > MOST_OF_A_DAY;
  return allJobs
    .filter(({ name, cron }) => isNightly(cron) && isMissed(known.get(name)?.lastRunAt ?? madeAt))
    .map(({ name }) => name);
}

/** When the tables were made: a site of today has missed nothing. */
async function readBeginning(database: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(
    database,
  );
  return new Date(must(rows[0], 'a migrated database').at);
}

/** What a clock that was ahead dated into the future says nothing of today. */
async function readOutcomes(database: Kysely<Database>): Promise<ReadonlyMap<string, Outcomes>> {
  const { rows } = await sql<Outcomes>`
    select name,
      date_trunc('milliseconds', max(completed_on) filter (where state = 'completed')) as "lastRunAt",
      date_trunc('milliseconds', max(completed_on) filter (where state = 'failed')) as "lastFailedAt"
    from (
      select name, state::text, completed_on from jobs.job
      union all select name, state::text, completed_on from jobs.archive
    ) as run
    where completed_on <= now()
    group by name`.execute(database);
  return new Map(rows.map((row) => [row.name, row]));
}

/** How long after a start a missed job follows, in minutes: visitors and mails come first. */
export const MISSED_AFTER = 5;
const TO_CATCH_UP = 15 * MINUTE;
/** A machine may be switched on a little earlier than the evening before. */
const MOST_OF_A_DAY = 20 * HOUR;

/** Whether a job has one hour of the day. */
const isNightly = (cron: string) => /^\d+ \d+ /.test(cron);

/** How long a job may not have run: its retries and the restart of a server fit into it. */
function patienceWith(cron: string): number {
  const [minute, hour] = cron.split(' ');
  if (hour !== '*') return 30 * HOUR;
  return minute === '*' ? 15 * MINUTE : 3 * HOUR;
}
