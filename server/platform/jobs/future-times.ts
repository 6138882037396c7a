import type { QueueQueries } from './queue-queries';

/**
 * Sets back what was dated into the future: the clock of the database was ahead for a while. The queue would else begin
 * no job, and the post try no mail again, until that time has come. Leaves the queue alone before it has its tables.
 */
export async function resetFutureTimes({ executeSql }: QueueQueries): Promise<void> {
  await executeSql(mailsOfTheFuture, []);
  const { rows } = await executeSql(
    `select from pg_tables where schemaname = 'jobs' and tablename = 'job'`,
    [],
  );
  if (rows.length === 0) return;
  for (const statement of statements) await executeSql(statement, []);
}

/** No mail waits for so long. */
const mailsOfTheFuture = `update mails set try_after = database_clock()
   where try_after > database_clock() + interval '5 hours'`;

const statements = [
  // When schedules and old jobs were last looked at.
  `update jobs.version
   set cron_on = least(cron_on, now()), maintained_on = least(maintained_on, now()),
     monitored_on = least(monitored_on, now())
   where greatest(cron_on, maintained_on, monitored_on) > now()`,
  // Jobs that wait: a later start is meant only if the job itself is of now. Jobs that run: they expire after their start.
  `update jobs.job
   set created_on = least(created_on, now()), start_after = least(start_after, now()),
     started_on = case when started_on > now() then now() else started_on end
   where state <= 'active' and greatest(created_on, started_on) > now()`,
  // Jobs of one minute or day exclude one another: those of the future would exclude the ones that will be due then.
  `update jobs.job set singleton_on = null where singleton_on > now() at time zone 'UTC'`,
];
