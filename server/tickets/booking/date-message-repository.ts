import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { fullName } from '#common/base/full-name';
import type {
  DateMessage,
  DateMessagePreview,
  DateMessageWrite,
  SentDateMessage,
} from '#common/contract/tickets/desk-booking';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { textOf } from '../../platform/mail/letter';
import { findSenderOf } from '../../platform/mail/sender-repository';
import { withReach } from '../../platform/mail/reach';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';
import { bookingOf, readSeats, selectBookings } from './booking-answer';
import { DATE_MESSAGE, dateMessageLetter } from './date-message-letter';
import type { Clerk } from './desk-booking-change';
import { queueBookerMail } from './notify-booker';

/** Previews the letter to the first booker of a date; writes nothing. Throws `not-found`. */
export async function previewDateMessage(
  database: Kysely<Database>,
  dateUuid: string,
  message: DateMessage,
): Promise<DateMessagePreview> {
  await demandDate(database, dateUuid);
  const holders = await findHolders(database, dateUuid, message.states);
  const written = holders.filter(({ email }) => email !== '');
  const without = holders.filter(({ email }) => email === '');
  const [first] = written;
  const { sender, reach } = await findSenderOf(database, DATE_MESSAGE);
  const letter = first && withReach(dateMessageLetter(first, message)(sender), reach);
  return {
    ...(first && { recipient: `${fullName(first)} <${first.email}>` }),
    replyTo: reach.email ?? reach.page,
    subject: letter?.subject ?? message.subject,
    text: letter ? textOf(letter, sender) : message.text,
    letters: written.length,
    without: without.map(({ name, firstname, phone }) => ({
      name,
      firstname,
      ...(phone !== undefined && { phone }),
    })),
  };
}

/**
 * Sends a letter to each booking of a date that has an address. A repeated message (same uuid) is answered as before
 * and sends nothing. Throws `not-found`, `wrong-state` if there is no recipient, and `already-exists` if the uuid was
 * used for another text or other recipients.
 */
export async function sendDateMessage(
  transaction: WriteTransaction,
  clerk: Clerk,
  dateUuid: string,
  message: DateMessageWrite,
): Promise<SentDateMessage> {
  const { database, now } = transaction;
  await demandDate(database, dateUuid);
  const holders = await findHolders(database, dateUuid, message.states);
  const written = holders.filter(({ email }) => email !== '');
  // A concurrent repeat waits here until the first transaction is done.
  const inserted = await database
    .insertInto('booking_messages')
    .values({
      uuid: message.uuid,
      date_uuid: dateUuid,
      at: now,
      by_uuid: clerk.uuid,
      subject: message.subject,
      text: message.text,
      states: comparablePartsOf(message).states,
      letters: written.length,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (inserted !== undefined) {
    if (written.length === 0)
      throw new CallError('wrong-state', { message: 'Personne n’a d’adresse à laquelle écrire.' });
    for (const booking of written)
      await queueBookerMail(transaction, booking, DATE_MESSAGE, dateMessageLetter(booking, message), {
        of: 'message',
        subject: message.subject,
        text: message.text,
      });
  }
  const sent = (await listDateMessages(database, dateUuid)).find(({ uuid }) => uuid === message.uuid);
  // A message reworded or readdressed under the same uuid must not be reported as sent.
  if (sent === undefined || !isDeepStrictEqual(comparablePartsOf(sent), comparablePartsOf(message)))
    throw new CallError('already-exists', {
      message:
        'Ce message était déjà parti, avec d’autres mots ou à d’autres. Ce qui est écrit ici ne l’est pas encore.',
    });
  return sent;
}

/** Text and recipients of a message, in a comparable form. */
function comparablePartsOf({ subject, text, states }: DateMessage): DateMessage {
  return { subject, text, states: [...new Set(states)].sort() };
}

/** Whether a message was sent under this uuid before. */
export async function isDateMessageSent(database: Kysely<Database>, uuid: string): Promise<boolean> {
  const found = await database
    .selectFrom('booking_messages')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return found !== undefined;
}

/** The messages sent to the bookers of a date, newest first. */
export async function listDateMessages(
  database: Kysely<Database>,
  dateUuid: string,
): Promise<SentDateMessage[]> {
  const messages = await database
    .selectFrom('booking_messages as message')
    .leftJoin('users as user', 'user.uuid', 'message.by_uuid')
    .select(['message.uuid', 'message.at', 'message.subject', 'message.text', 'message.states'])
    .select('message.letters')
    .select(personColumns('user'))
    .where('date_uuid', '=', dateUuid)
    .orderBy('at', 'desc')
    .orderBy('message.uuid')
    .execute();
  return messages.map((message) => {
    const by = personReferenceOf(message, 'user');
    const { uuid, at, letters } = message;
    return { uuid, at, ...comparablePartsOf(message), letters, ...(by && { by }) };
  });
}

async function demandDate(database: Kysely<Database>, uuid: string): Promise<void> {
  const found = await database
    .selectFrom('show_dates')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) throw new CallError('not-found', { message: 'Séance introuvable' });
}

async function findHolders(database: Kysely<Database>, dateUuid: string, states: DateMessage['states']) {
  const found = await selectBookings(database)
    .where('bookings.date_uuid', '=', dateUuid)
    .where('bookings.state', 'in', states)
    .orderBy(sql`bookings.name collate "fr-x-icu", bookings.firstname collate "fr-x-icu", bookings.uuid`)
    .execute();
  const seats = await readSeats(
    database,
    found.map(({ uuid }) => uuid),
  );
  return found.map((booking) => bookingOf(booking, seats.get(booking.uuid) ?? []));
}
