import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { MailErrorKind } from '#common/contract/site/mail-error-kind';
import type { MailHealth } from '#common/contract/site/site-health';
import type { Database } from '../database/schema';

/** Sending takes seconds, and a first failure is tried again within the minute. */
const LATE_AFTER = sql`interval '15 minutes'`;
const TOLD_FOR = sql`interval '8 days'`;

interface Unsent extends Omit<MailHealth, 'isSending' | 'lastFault'> {
  readonly lastError: string | null;
}

/** The mails that have not been sent: how many, since when, and why. */
export async function readMailHealth(database: Kysely<Database>, isSending: boolean): Promise<MailHealth> {
  const { rows } = await sql<Unsent>`
    select
      count(*) filter (where is_waiting)::integer as waiting,
      count(*) filter (where is_waiting and is_old)::integer as late,
      min(created_at) filter (where is_waiting and is_old) as "lateSince",
      count(*) filter (where not is_waiting)::integer as lost,
      count(*) filter (where not is_waiting and drop_reason = 'refused')::integer as refused,
      (array_agg(last_error order by created_at desc) filter (where last_error is not null))[1] as "lastError"
    from (
      select created_at, last_error, drop_reason, created_at <= clock - ${LATE_AFTER} as is_old,
        -- Without a mail server none is tried, and all of them are kept.
        try_after is not null or dropped_at is null and not ${isSending}::boolean as is_waiting
      from mails, database_clock() as clock
      where sent_at is null
        and (try_after is not null or coalesce(dropped_at, created_at) > clock - ${TOLD_FOR})
        -- Another letter said it better.
        and coalesce(drop_reason, '') not in ('state-changed', 'address-changed')
    ) as unsent`.execute(database);
  const { lastError, ...counts } = must(rows[0], 'the counts of mails');
  return { isSending, ...counts, lastFault: lastError === null ? null : faultOf(lastError) };
}

/**
 * The kind of an error of the mail server. Its own text stays on the server: it is English, and often names the
 * recipient or the account.
 */
export function faultOf(error: string): MailErrorKind {
  if (/invalid login|missing credentials|\b53[045][ -]/i.test(error)) return 'login';
  if (/certificate|wrong version number|\btls\b|\bssl\b/i.test(error)) return 'certificate';
  if (/\bE(CONN|TIMEDOUT|NOTFOUND|DNS|AI_AGAIN|HOST|NET)|timeout|greeting never|socket close/i.test(error))
    return 'unreachable';
  const [, reply = '', detail = ''] = /\b([45]\d\d)[ -](\d\.\d{1,3}\.\d{1,3}\b)?/.exec(error) ?? [];
  if (reply.startsWith('4')) return 'later';
  if (detail.startsWith('5.1.') || (/^55[013]$/.test(reply) && !detail.startsWith('5.7.'))) return 'address';
  return reply === '' ? 'other' : 'refused';
}
