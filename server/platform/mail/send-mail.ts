import type { Kysely, Updateable } from 'kysely';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import type { MailErrorKind } from '#common/contract/site/mail-error-kind';
import type { Database } from '../database/schema';
import { databaseNow } from '../database/clock';
import { type WriteTransaction, write } from '../database/transaction';
import type { MailTables } from '../database/tables/mail-tables';
import type { Letter, Sender } from './letter';
import { faultOf } from './mail-health';
import { type Attachment, type Mailer, TAKES_WITHIN, UnansweredMail } from './mailer';
import { type StoredMail, forgotten, writtenMail } from './mail-repository';
import { findSender } from './sender-repository';
import { senderAddress } from './sender-address';

/** Makes the attachments of a mail at the time it is sent; `Fields` are those that say what the mail is about. */
export type Attach<Fields extends keyof StoredMail = keyof StoredMail> = (
  database: Kysely<Database>,
  mail: Pick<StoredMail, 'kind' | Fields>,
) => Promise<readonly Attachment[]>;

/** What is decided about a mail before each try. */
export type MailVerdict =
  | { readonly dropped: MailDropReason }
  | {
      /** The letter as it is true now, if its words depend on when it leaves. */
      readonly letter?: (sender: Sender) => Letter;
      /** What follows, in the transaction that records that it left. */
      readonly onSent?: (transaction: WriteTransaction) => Promise<void>;
      /** What follows a refusal of this mail for good; null: its address is not the cause. */
      readonly onRefused?: (transaction: WriteTransaction, fault: 'address' | null) => Promise<void>;
    };

/** What the nouns know of their mails. */
export interface MailRules {
  readonly attach: Attach;
  readonly judge: (database: Kysely<Database>, mail: StoredMail) => Promise<MailVerdict>;
}

const noRules: MailRules = { attach: async () => [], judge: async () => ({}) };

/**
 * Tries a waiting mail once, unless it is of no use any more, and deletes its text once it has left or was dropped.
 * Stores the mail server's error and when the next try is due, then throws that error.
 */
export async function sendMail(
  database: Kysely<Database>,
  mailer: Mailer,
  smtpUrl: string,
  uuid: string,
  { attach, judge }: MailRules = noRules,
): Promise<void> {
  const mail = await database.selectFrom('mails').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (mail === undefined || mail.sent_at !== null || mail.text === null || mail.html === null) return;
  const verdict = await judge(database, mail);
  const change = async (
    fields: Updateable<MailTables['mails']>,
    then?: (transaction: WriteTransaction) => Promise<void>,
  ) => {
    const store = (on: Kysely<Database>) =>
      on.updateTable('mails').set(fields).where('uuid', '=', uuid).execute();
    if (then === undefined) await store(database);
    else
      await write(database, async (transaction) => {
        await store(transaction.database);
        await then(transaction);
      });
  };
  const now = await databaseNow(database);
  if ('dropped' in verdict) return change({ ...forgotten, dropped_at: now, drop_reason: verdict.dropped });
  const { title, siteUrl } = await findSender(database);
  const from = { name: title, address: senderAddress(smtpUrl, siteUrl) };
  const { subject, text, html } = verdict.letter
    ? await writtenMail(database, mail.kind, verdict.letter)
    : { subject: mail.subject, text: mail.text, html: mail.html };
  const { recipient: to, reply_to: replyTo } = mail;
  try {
    const attachments = [...(mail.files ?? []), ...(await attach(database, mail))];
    await mailer.send({ uuid, from, to, replyTo, subject, text, html, attachments });
  } catch (error) {
    const reason = reasonOf(error);
    const failed = { attempts: mail.attempts + 1, last_error: reason };
    const refusal = refusalOf(error);
    const onRefused = refusal === null ? undefined : verdict.onRefused;
    await change(
      refusal === 'address'
        ? { ...forgotten, ...failed, dropped_at: now, drop_reason: 'refused' }
        : { ...failed, try_after: nextTry(await databaseNow(database), mail.attempts, error) },
      onRefused && ((transaction) => onRefused(transaction, refusal === 'address' ? 'address' : null)),
    );
    throw error;
  }
  const sent_at = await databaseNow(database);
  const left = { ...forgotten, sent_at, subject, last_error: null, dropped_at: null, drop_reason: null };
  try {
    await change(left, verdict.onSent);
  } catch (error) {
    // Whatever failed, the mail has left, and must not leave again.
    await change(left);
    throw error;
  }
}

/** Whether the mail server refused this mail for good (5xx), and whether for its address; null: it may take it later. */
function refusalOf(error: unknown): 'address' | 'other' | null {
  const { responseCode, command } = Object(error);
  // Refused before its recipient was named: our password or our own address is wrong.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfThisMail || !(responseCode >= 500)) return null;
  return faultOf(reasonOf(error)) === 'address' ? 'address' : 'other';
}

const FIRST_WAIT = 15_000;
const MINUTE = 60_000;
/** The longest wait until a mail server is tried again that is away. */
export const LONGEST_AWAY_MINUTES = 15;

/**
 * Each wait is twice as long as the last. A mail server that is away takes everything once it is back, so that it is asked
 * again soon; one that does not want this mail is asked less. One that may have taken it is left the time to.
 */
function nextTry(now: Date, attempts: number, error: unknown): Date {
  const longest = (isOfServer(faultOf(reasonOf(error))) ? LONGEST_AWAY_MINUTES : 240) * MINUTE;
  const wait = Math.min(FIRST_WAIT * 2 ** attempts, longest);
  return new Date(now.getTime() + (error instanceof UnansweredMail ? Math.max(wait, TAKES_WITHIN) : wait));
}

/** Whether a fault is the mail server's, whichever mail was tried. */
export const isOfServer = (fault: MailErrorKind): boolean =>
  fault === 'unreachable' || fault === 'login' || fault === 'certificate';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
