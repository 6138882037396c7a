import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import type { Mail, MailQuery, MailSummary } from '#common/contract/site/mail';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import { inOwnWords } from '#common/rules/letter';
import type { MailSlug, PlainMailKind } from '#common/rules/mail-variables';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { type Letter, type Sender, htmlOf, oneLine, textOf } from './letter';
import { withReach } from './reach';
import { findSenderOf } from './sender-repository';
import type { MailOccasion, MailTables } from '../database/tables/mail-tables';

export type StoredMail = Selectable<MailTables['mails']>;

/** The kind of a mail. */
export type MailKind = MailSlug | PlainMailKind;

/** The recipient of a mail. `uuid` is null if the account was deleted. */
export interface Recipient {
  readonly uuid: string | null;
  readonly email: string;
}

/** What a mail is about, as far as it is about something that people hold. */
export interface MailSubject {
  readonly bookingUuid?: string;
  readonly freeTicketUuid?: string;
  /** The show date of a mail that is about no booking. */
  readonly dateUuid?: string;
  /** What its letter is written anew from if it leaves later. */
  readonly occasion?: MailOccasion;
}

/**
 * Adds a mail in the transaction that causes it: it is sent only if that transaction commits.
 * @param about what the mail is about, if it is about something that people hold
 */
export async function queueMail(
  { database, now }: WriteTransaction,
  kind: MailKind,
  to: Recipient,
  write: (sender: Sender) => Letter,
  about: MailSubject = {},
): Promise<void> {
  await database
    .insertInto('mails')
    .values({
      uuid: randomUUID(),
      kind,
      user_uuid: to.uuid,
      booking_uuid: about.bookingUuid ?? null,
      ...(await writtenMail(database, kind, write)),
      free_ticket_uuid: about.freeTicketUuid ?? null,
      date_uuid: about.dateUuid ?? null,
      occasion: about.occasion === undefined ? null : JSON.stringify(about.occasion),
      recipient: to.email,
      created_at: now,
      try_after: now,
      sent_at: null,
      dropped_at: null,
      drop_reason: null,
      attempts: 0,
      last_error: null,
    })
    .execute();
}

/** The columns of a mail that its letter fills, in the association's own text if it has one. */
export async function writtenMail(
  database: Kysely<Database>,
  kind: string,
  write: (sender: Sender) => Letter,
) {
  const { sender, reach, ownWords } = await findSenderOf(database, kind);
  const usual = withReach(write(sender), reach);
  const letter = ownWords === null ? usual : inOwnWords(usual, sender, ownWords);
  return {
    reply_to: letter.replyTo ?? null,
    subject: oneLine(letter.subject),
    text: textOf(letter, sender),
    html: htmlOf(letter, sender),
    link: letter.link?.href ?? null,
    files: letter.files === undefined ? null : JSON.stringify(letter.files),
  };
}

/** What is kept of a mail that was sent or dropped: not its text, which holds keys to accounts. */
export const forgotten = {
  try_after: null,
  text: null,
  html: null,
  link: null,
  files: null,
  occasion: null,
} as const;

/** Gives up the waiting mails of one kind about a booking. */
export async function dropMailsAbout(
  { database, now }: WriteTransaction,
  bookingUuid: string,
  kind: MailKind,
  reason: MailDropReason,
): Promise<void> {
  await database
    .updateTable('mails')
    .set({ ...forgotten, dropped_at: now, drop_reason: reason })
    .where('booking_uuid', '=', bookingUuid)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
}

const PAGE_SIZE = 10;

const isInState: Readonly<Record<NonNullable<MailQuery['state']> | 'any', RawBuilder<boolean>>> = {
  any: sql<boolean>`true`,
  sent: sql<boolean>`sent_at is not null`,
  waiting: sql<boolean>`try_after is not null`,
  // Given up, or kept by a site without a mail server.
  dropped: sql<boolean>`sent_at is null and try_after is null`,
};

/** A page of the mails, newest first. */
export async function listMails(database: Kysely<Database>, query: MailQuery): Promise<Page<MailSummary>> {
  const { page = 1, limit = PAGE_SIZE, state } = query;
  const isWanted = isInState[state ?? 'any'];
  const { total } = await database
    .selectFrom('mails')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where(isWanted)
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { metadata: pageMetadata(page, limit, total), data: mails.map(summaryOf) };
}

/** The mail with this uuid, or undefined. */
export async function findMail(database: Kysely<Database>, uuid: string): Promise<Mail | undefined> {
  const stored = await database.selectFrom('mails').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  return (
    stored && {
      ...summaryOf(stored),
      ...(stored.text !== null && { text: stored.text }),
      ...(stored.html !== null && { html: stored.html }),
      ...(stored.link !== null && { link: stored.link }),
    }
  );
}

function summaryOf(stored: StoredMail): MailSummary {
  return {
    uuid: stored.uuid,
    kind: stored.kind,
    recipient: stored.recipient,
    subject: stored.subject,
    createdAt: stored.created_at,
    ...(stored.sent_at && { sentAt: stored.sent_at }),
    attempts: stored.attempts,
    ...(stored.last_error !== null && { lastError: stored.last_error }),
    ...(stored.dropped_at && { droppedAt: stored.dropped_at }),
    ...(stored.drop_reason !== null && { dropReason: stored.drop_reason }),
  };
}

/** The mails sent to a person, without their text. */
export async function findMailsTo(database: Kysely<Database>, userUuid: string): Promise<MailSummary[]> {
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .execute();
  return mails.map(summaryOf);
}

/** Deletes every mail to a person. */
export async function deleteMailsTo({ database }: WriteTransaction, userUuid: string): Promise<void> {
  await database.deleteFrom('mails').where('user_uuid', '=', userUuid).execute();
}

/** Deletes every mail about these bookings, sent or not. */
export async function deleteMailsAbout(
  { database }: WriteTransaction,
  bookingUuids: readonly string[],
): Promise<void> {
  if (bookingUuids.length === 0) return;
  await database.deleteFrom('mails').where('booking_uuid', 'in', bookingUuids).execute();
}

const KEPT_DAYS = 90;

/** Deletes old mails. Returns the number of deleted mails. */
export async function deleteOldMails(database: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`database_clock() - make_interval(days => ${KEPT_DAYS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
