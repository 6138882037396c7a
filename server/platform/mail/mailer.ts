import type { Transporter } from 'nodemailer';

/** Gives mails to a mail server. */
export interface Mailer {
  /** Throws the mail server's error. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A file attached to a mail. */
export interface Attachment {
  readonly filename: string;
  readonly content: Buffer | string;
  readonly contentType: string;
}

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

const MINUTE = 60_000;

/** How long a mail server may take to answer once it has the whole message (RFC 5321, 4.5.3.2.6). */
export const TAKES_WITHIN = 10 * MINUTE;

/**
 * How long a mail server may take (RFC 5321, 4.5.3.2): to greet, which the connection is part of here, and to answer
 * anything else. That is one limit here, so that it is the longest, of an answer to the whole message.
 */
export const smtpTimeouts = {
  connectionTimeout: 5 * MINUTE,
  greetingTimeout: 5 * MINUTE,
  socketTimeout: TAKES_WITHIN,
} as const;

/** The mail server has the whole message and gave no answer: it may have taken it. */
export class UnansweredMail extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A mailer over SMTP. `from` in the URL's query is the sender, and where mails that cannot be delivered return. */
export async function openMailer(smtpUrl: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport({
    url: smtpUrl,
    ...smtpTimeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Ids of messages of which the connection, which reads them once the mail server asks for them, took the last byte. */
  const given = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => stream.on('end', () => given.add(String(data.messageId))));
    done();
  });
  return {
    async send({ uuid, from, to, replyTo, subject, text, html, attachments }) {
      const domain = from.address.split('@')[1] ?? 'localhost';
      const recipient = { name: '', address: to };
      // If a mail is sent again after a crash, or without an answer, mail programs recognise it by this id.
      const messageId = `<${uuid}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      try {
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
      } catch (error) {
        const isAnswered = Object(error).responseCode !== undefined;
        throw given.has(messageId) && !isAnswered ? new UnansweredMail(error) : error;
      } finally {
        given.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
