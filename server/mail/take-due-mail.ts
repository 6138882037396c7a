import { type Kysely, type Selectable, sql } from 'kysely';
import { LONGEST_AWAY_MINUTES } from './send-mail';
import type { Database } from '../database/schema';
import type { MailTables } from '../database/tables/mail-tables';

/** A mail that is to be sent. */
type DueMail = Pick<Selectable<MailTables['mails']>, 'uuid' | 'kind' | 'link'>;

/** Longer than a mail server may take to answer: after it, a node that took a mail counts as gone. */
const TAKEN_FOR = sql`interval '2 minutes'`;

const LONGEST_AWAY = sql`make_interval(mins => ${LONGEST_AWAY_MINUTES})`;

/**
 * Takes the oldest mail that is due, for one try: no other node takes it meanwhile. A letter about a booking waits for an
 * earlier one to the same booker, so that they arrive in the order of what they tell; but not for one that the mail server
 * does not want, which is asked about it less and less.
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
      order by m.created_at, m.uuid
      limit 1 for update skip locked)
    returning uuid, kind, link`.execute(database);
  return rows[0];
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
