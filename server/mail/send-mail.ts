import type { Kysely } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Database } from '../database/schema';
import { databaseNow } from '../database/clock';
import { findSender } from './mail-repository';

/** Gives mails to a mail server. */
export interface Mailer {
  /** Throws the mail server's error. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A file attached to a mail. */
interface Attachment {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
}

/** Makes the attachments of a mail at the time it is sent. */
export type Attach = (
  database: Kysely<Database>,
  mail: { readonly kind: string; readonly recipient: string; readonly booking_uuid: string | null },
) => Promise<readonly Attachment[]>;

interface OutgoingMail {
  readonly uuid: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

const PATIENCE = 20_000;

/** A mailer over SMTP. `from` in the URL's query is the sender: smtp://…?from=bonjour@theatre.example */
export async function openMailer(smtpUrl: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ uuid, from, to, replyTo, subject, text, html, attachments }) {
      const domain = from.address.split('@')[1] ?? 'localhost';
      const recipient = { name: '', address: to };
      // If a mail is sent again after a crash, mail programs recognise it by this id.
      const messageId = `<${uuid}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({
        from,
        to: recipient,
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: [...attachments],
        messageId,
        headers,
      });
    },
    close: () => transport.close(),
  };
}

/** Sends a waiting mail once, then deletes its text. Stores the mail server's error, then throws it. */
export async function sendMail(
  database: Kysely<Database>,
  mailer: Mailer,
  smtpUrl: string,
  uuid: string,
  attach: Attach = async () => [],
): Promise<void> {
  const mail = await database.selectFrom('mails').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (mail === undefined || mail.sent_at !== null || mail.text === null || mail.html === null) return;
  const { title, siteUrl } = await findSender(database);
  const from = { name: title, address: senderAddress(smtpUrl, siteUrl) };
  const { recipient: to, reply_to: replyTo, subject, text, html } = mail;
  try {
    const attachments = await attach(database, mail);
    await mailer.send({ uuid, from, to, replyTo, subject, text, html, attachments });
  } catch (error) {
    await database
      .updateTable('mails')
      .set((is) => ({ attempts: is('attempts', '+', 1), last_error: reasonOf(error) }))
      .where('uuid', '=', uuid)
      .execute();
    throw error;
  }
  await database
    .updateTable('mails')
    .set({ sent_at: await databaseNow(database), text: null, html: null, link: null, last_error: null })
    .where('uuid', '=', uuid)
    .execute();
}

/** The sender: `from` of SMTP_URL, else its user if that is an address, else a no-reply address of the site. */
export function senderAddress(smtpUrl: string, siteUrl: string): string {
  const { searchParams, username } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return (
    searchParams.get('from') ?? (user.includes('@') ? user : `ne-pas-repondre@${new URL(siteUrl).hostname}`)
  );
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
