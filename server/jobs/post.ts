import { setTimeout as sleep } from 'node:timers/promises';
import { attachPaper } from '../booking/booking-attachments';
import { attachFreeTicket } from '../free-ticket/free-ticket-attachments';
import type { Connection } from '../database/connection';
import type { Log } from '../log';
import { faultOf } from '../mail/mail-health';
import { type Attach, type Mailer, isOfServer, openMailer, sendMail } from '../mail/send-mail';
import { keepDueMails, takeDueMail } from '../mail/take-due-mail';
import { judgeMail } from './mail-use';

export interface PostDependencies {
  readonly connection: Pick<Connection, 'database'>;
  readonly smtpUrl: string | null;
  /** In production, links of mails that cannot be sent are kept out of the log. */
  readonly production: boolean;
  readonly log: Log;
}

interface Post {
  /** To be called when there may be mails to send. */
  wake(): void;
  /** Waits for the mail that is being sent. */
  stop(): Promise<void>;
}

const LOOK_EVERY = 10_000;
const STOPS_WITHIN = 5000;
/** The files of a mail, whatever it is about. */
const attach: Attach = async (database, mail) => [
  ...(await attachPaper(database, mail)),
  ...(await attachFreeTicket(database, mail)),
];
const rules = { attach, judge: judgeMail };

/** Sends the mails that are due, one after the other, and looks again every ten seconds for those to be tried again. */
export function openPost({ connection: { database }, smtpUrl, production, log }: PostDependencies): Post {
  let mailer: Mailer | null = null;
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopping = new AbortController();

  const send = async (url: string) => {
    mailer ??= await openMailer(url);
    while (!stopping.signal.aborted) {
      const mail = await takeDueMail(database);
      if (mail === undefined) return;
      const fault = await sendMail(database, mailer, url, mail.uuid, rules).then(
        () => null,
        (error: unknown) => faultOf(String(error)),
      );
      if (fault === null) continue;
      log.info('mail not sent', { uuid: mail.uuid, kind: mail.kind, fault });
      // The others would fail as this one did: they are tried at the next look.
      if (isOfServer(fault)) return;
    }
  };
  // Without a mail server, administrators read mails on the site, and developers find the links in the log.
  const keep = async () => {
    for (const { uuid, kind, link } of await keepDueMails(database))
      log.info('mail kept, no SMTP_URL', { uuid, kind, ...(!production && link !== null && { link }) });
  };
  const round = async () => {
    do {
      isWoken = false;
      await (smtpUrl === null ? keep() : send(smtpUrl)).catch((error: unknown) =>
        log.warn('mails', { error }),
      );
    } while (isWoken && !stopping.signal.aborted);
    running = null;
  };
  const wake = () => {
    isWoken = true;
    if (!stopping.signal.aborted) running ??= round();
  };
  const lookTimer = setInterval(wake, LOOK_EVERY);
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(lookTimer);
      await Promise.race([running, sleep(STOPS_WITHIN, undefined, { ref: false })]);
      mailer?.close();
    },
  };
}
