import { type Infer, enums, integer, object, optional, string, type } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';
import { mailDropReason } from '../fields/mail-drop-reason';

const summary = {
  uuid,
  /** The kind of mail: `activation`, `password`… */
  kind: string(),
  recipient: string(),
  subject: string(),
  createdAt: moment,
  sentAt: optional(moment),
  /** The number of failed attempts to send it, and the mail server's last answer. */
  attempts: integer(),
  lastError: optional(string()),
  /** When it was given up, and why. */
  droppedAt: optional(moment),
  dropReason: optional(mailDropReason),
};

export const mailSummary = type(summary);
export type MailSummary = Infer<typeof mailSummary>;

/** A mail with its content, which is deleted once it has been sent or dropped: it contains keys to accounts. */
export const mail = type({
  ...summary,
  text: optional(string()),
  html: optional(string()),
  link: optional(string()),
});
export type Mail = Infer<typeof mail>;

/** GET /api/mails, newest first. `waiting`: those that are still tried; `dropped`: all others that were not sent. */
export const mailQuery = object({ ...pageQuery, state: optional(enums(['sent', 'waiting', 'dropped'])) });
export type MailQuery = Infer<typeof mailQuery>;
