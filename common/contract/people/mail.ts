import { type Infer, enums, integer, object, optional, string, type } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';

const summary = {
  uuid,
  /** Which of the site's mails it is: `activation`, `password`… */
  kind: string(),
  recipient: string(),
  subject: string(),
  createdAt: moment,
  sentAt: optional(moment),
  /** How often sending was tried in vain, and what the mail server said last. */
  attempts: integer(),
  lastError: optional(string()),
};

export const mailSummary = type(summary);
export type MailSummary = Infer<typeof mailSummary>;

/** A mail with its words, which are forgotten once it has been sent: they carry keys to accounts. */
export const mail = type({
  ...summary,
  text: optional(string()),
  html: optional(string()),
  link: optional(string()),
});
export type Mail = Infer<typeof mail>;

/** GET /api/mails, newest first. */
export const mailQuery = object({ ...pageQuery, state: optional(enums(['sent', 'waiting'])) });
export type MailQuery = Infer<typeof mailQuery>;
