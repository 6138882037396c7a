import type { Kysely } from 'kysely';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import type { Database } from '../database/schema';
import type { StoredMail } from './mail-repository';
import type { MailVerdict } from './send-mail';

/** A mail that is due. */
export interface Occasion {
  readonly database: Kysely<Database>;
  readonly mail: StoredMail;
  readonly now: Date;
}

/** Whether a mail of some kind is still of use. */
export type Rule = (occasion: Occasion) => MailVerdict | Promise<MailVerdict>;

export const LEAVES: MailVerdict = {};
export const drop = (dropped: MailDropReason): MailVerdict => ({ dropped });
export const DAY = 86_400_000;

/** For so many days after it was written. */
export const forDays =
  (days: number): Rule =>
  ({ mail, now }) =>
    now.getTime() - mail.created_at.getTime() < days * DAY ? LEAVES : drop('too-late');

/** The date that it is about is to come. */
export const untilDate: Rule = async (occasion) => {
  const { database, mail, now } = occasion;
  const date =
    mail.date_uuid === null
      ? undefined
      : await database
          .selectFrom('show_dates')
          .select('date')
          .where('uuid', '=', mail.date_uuid)
          .executeTakeFirst();
  if (date === undefined) return forDays(7)(occasion);
  return now < date.date ? LEAVES : drop('evening-begun');
};
