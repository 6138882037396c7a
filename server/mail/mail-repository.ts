import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Mail, MailQuery, MailSummary } from '#common/contract/site/mail';
import { type Page, pageMetadata } from '#common/contract/fields/page';
import type { MailSlug } from '#common/rules/mail-variables';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { type Letter, type Sender, htmlOf, oneLine, textOf } from './letter';
import { type MailText, inOwnWords } from './own-words';
import type { MailTables } from '../database/tables/mail-tables';

export type StoredMail = Selectable<MailTables['mails']>;

/** The kind of a mail: one whose text the site or the association provides, or one written by a person. */
export type MailKind = MailSlug | 'booking-message' | 'contact' | 'mail-test';

/** The recipient of a mail. `uuid` is null if the account was deleted. */
export interface Recipient {
  readonly uuid: string | null;
  readonly email: string;
}

/**
 * Adds a mail in the transaction that causes it: it is sent only if that transaction commits.
 * @param bookingUuid the booking that the mail is about
 */
export async function queueMail(
  { database, now }: WriteTransaction,
  kind: MailKind,
  to: Recipient,
  write: (sender: Sender) => Letter,
  bookingUuid: string | null = null,
): Promise<void> {
  const { sender, ownWords } = await findSenderOf(database, kind);
  const letter = ownWords === null ? write(sender) : inOwnWords(write(sender), sender, ownWords);
  await database
    .insertInto('mails')
    .values({
      uuid: randomUUID(),
      kind,
      user_uuid: to.uuid,
      booking_uuid: bookingUuid,
      recipient: to.email,
      reply_to: letter.replyTo ?? null,
      subject: oneLine(letter.subject),
      text: textOf(letter, sender),
      html: htmlOf(letter, sender),
      link: letter.link?.href ?? null,
      created_at: now,
      handed_at: null,
      sent_at: null,
      attempts: 0,
      last_error: null,
    })
    .execute();
}

const SITE_URL = 'site-url';

/**
 * Stores the address of the site, which starts every link in mails, whatever the host of a request. A command started
 * without the site's settings does not overwrite the stored address.
 */
export async function keepSiteUrl(
  database: Kysely<Database>,
  siteUrl: string,
  overwrites = true,
): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name: SITE_URL, value: siteUrl })
    .onConflict((conflict) =>
      overwrites ? conflict.column('name').doUpdateSet({ value: siteUrl }) : conflict.doNothing(),
    )
    .execute();
}

/** The sender of the site's mails. */
export async function findSender(database: Kysely<Database>): Promise<Sender> {
  const found = await database
    .selectFrom('installation')
    .leftJoin('settings', (join) => join.onTrue())
    .select(['installation.value', 'settings.title'])
    .where('installation.name', '=', SITE_URL)
    .executeTakeFirst();
  const { value, title } = must(found, 'the address of the site');
  return { siteUrl: value, title: title ?? new URL(value).hostname };
}

/** Same as `findSender`, with the association's own text for this kind of mail; null if it has none. */
async function findSenderOf(
  database: Kysely<Database>,
  kind: MailKind,
): Promise<{ readonly sender: Sender; readonly ownWords: MailText | null }> {
  const found = await database
    .selectFrom('installation')
    .leftJoin('settings', (join) => join.onTrue())
    .leftJoin('about_texts', (join) => join.on('slug', '=', kind).on('type', '=', 'MAIL'))
    .select(['installation.value', 'settings.title'])
    .select(['about_texts.title as subject', 'about_texts.content'])
    .where('installation.name', '=', SITE_URL)
    .executeTakeFirst();
  const { value, title, subject, content } = must(found, 'the address of the site');
  const sender = { siteUrl: value, title: title ?? new URL(value).hostname };
  return { sender, ownWords: subject && content ? { title: subject, content } : null };
}

const PAGE_SIZE = 10;

/** A page of the mails, newest first. */
export async function listMails(database: Kysely<Database>, query: MailQuery): Promise<Page<MailSummary>> {
  const { page = 1, limit = PAGE_SIZE, state } = query;
  const isWanted =
    state === undefined ? sql<boolean>`true` : sql<boolean>`(sent_at is not null) = ${state === 'sent'}`;
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
