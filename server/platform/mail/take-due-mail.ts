import { type Kysely, type Selectable, sql } from 'kysely';
import { LONGEST_AWAY_MINUTES } from './send-mail';
import type { Database } from '../database/schema';
import type { MailTables } from '../database/tables/mail-tables';

/** A mail that is to be sent. */
type DueMail = Pick<Selectable<MailTables['mails']>, 'uuid' | 'kind' | 'link'>;

/** How often a node says that it still has a mail that it took, in milliseconds. */
export const KEPT_EACH = 60_000;
/**
 * A node that has not said so for so long counts as gone. Before it was, it may have given the mail to the mail server,
 * which has ten minutes to take it.
 */
const TAKEN_FOR = sql`interval '12 minutes'`;

/** How long the job that tells may take, or be away: whoever waits for a ticket does not wait for ever. */
const TELLING = sql`interval '5 minutes'`;

const LONGEST_AWAY = sql`make_interval(mins => ${LONGEST_AWAY_MINUTES})`;

/**
 * Takes the oldest mail that is due, for one try: no other node takes it meanwhile. A letter about a booking waits for an
 * earlier one to the same booker, so that they arrive in the order of what they tell; but not for one that the mail server
 * does not want, which is asked about it less and less. One about a booking or free tickets of an evening that has just
 * changed waits, too: it would tell of the change, which may still be taken back.
 */
export async function takeDueMail(database: Kysely<Database>): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mails set try_after = database_clock() + ${TAKEN_FOR}
    where uuid = (
      select m.uuid from mails m
      where m.try_after <= database_clock()
        and not exists (
          select from mails earlier
          where earlier.booking_uuid = m.booking_uuid and earlier.recipient = m.recipient
            and earlier.try_after <= database_clock() + ${LONGEST_AWAY} and earlier.created_at < m.created_at)
        and not exists (
          select from told_evenings told
            left join bookings booking on booking.uuid = told.booking_uuid
            left join free_tickets ticket on ticket.uuid = told.free_ticket_uuid
          where told.tell_at > database_clock() - ${TELLING}
            and (told.booking_uuid = m.booking_uuid
              or m.kind = 'bookers-to-call' and booking.date_uuid = m.date_uuid
              or ticket.owner_uuid = m.user_uuid and ticket.date_uuid = m.date_uuid))
      order by m.created_at, m.uuid
      limit 1 for update skip locked)
    returning uuid, kind, link`.execute(database);
  return rows[0];
}

/** Keeps a mail that this node took: it is still being sent. */
export async function keepTaken(database: Kysely<Database>, uuid: string): Promise<void> {
  await sql`
    update mails set try_after = database_clock() + ${TAKEN_FOR} where uuid = ${uuid} and try_after is not null`.execute(
    database,
  );
}

/** Without a mail server: the mails that would be due are kept, and not sent later. Returns them. */
export async function keepDueMails(database: Kysely<Database>): Promise<readonly DueMail[]> {
  return database
    .updateTable('mails')
    .set({ try_after: null })
    .where('try_after', 'is not', null)
    .returning(['uuid', 'kind', 'link'])
    .execute();
}
