import { judgeMail } from '#server/operation/jobs/mail-use';
import { attachPaper } from '#server/tickets/booking/booking-attachments';
import { type Mailer, openMailer } from '#server/platform/mail/mailer';
import { sendMail } from '#server/platform/mail/send-mail';
import { takeDueMail } from '#server/platform/mail/take-due-mail';
import type { bookingDesk } from './booking-desk';
import { type SmtpSink, openSmtpSink } from './smtp-sink';

/** The site's post of a test, which tries what is due only when it is told to. */
export interface PostOffice {
  readonly sink: SmtpSink;
  /** Tries each mail that is due once. Returns how many. */
  deliver(): Promise<number>;
  /** What became of each mail to an address, in the order in which they were written: [kind, 'left', 'waits' or why not]. */
  outcomes(to: string): Promise<string[][]>;
  close(): Promise<void>;
}

export async function openPostOffice({
  site,
}: Pick<ReturnType<typeof bookingDesk>, 'site'>): Promise<PostOffice> {
  const sink = await openSmtpSink();
  const mailer: Mailer = await openMailer(sink.url);
  const rules = { attach: attachPaper, judge: judgeMail };
  return {
    sink,
    async deliver() {
      for (let tried = 0; ; tried += 1) {
        const mail = await takeDueMail(site().database);
        if (mail === undefined) return tried;
        // Refusals are the business of the tests, which look at what is stored.
        await sendMail(site().database, mailer, sink.url, mail.uuid, rules).catch(() => undefined);
      }
    },
    async outcomes(to) {
      const mails = await site()
        .database.selectFrom('mails')
        .select(['kind', 'sent_at', 'drop_reason'])
        .where('recipient', '=', to)
        .orderBy('created_at')
        .orderBy('uuid')
        .execute();
      return mails.map(({ kind, sent_at, drop_reason }) => [
        kind,
        drop_reason ?? (sent_at === null ? 'waits' : 'left'),
      ]);
    },
    async close() {
      mailer.close();
      await sink.close();
    },
  };
}
