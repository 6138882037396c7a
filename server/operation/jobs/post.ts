import { setTimeout as sleep } from 'node:timers/promises';
import { attachPaper } from '../../tickets/booking/booking-attachments';
import { attachFreeTicket } from '../../tickets/free-ticket/free-ticket-attachments';
import type { Connection } from '../../platform/database/connection';
import type { Log } from '../../platform/process/log';
import { faultOf } from '../../platform/mail/mail-health';
import { type Mailer, openMailer } from '../../platform/mail/mailer';
import { type Attach, isOfServer, sendMail } from '../../platform/mail/send-mail';
import { KEPT_EACH, keepDueMails, keepTaken, takeDueMail } from '../../platform/mail/take-due-mail';
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
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>;
}

const LOOK_EVERY = 10_000;
/** So many letters are sent at once: a mail server that takes its time over one of them holds up no other. */
const AT_ONCE = 10;
const STOPS_WITHIN = 5000;
/** The files of a mail, whatever it is about. */
const attach: Attach = async (database, mail) => [
  ...(await attachPaper(database, mail)),
  ...(await attachFreeTicket(database, mail)),
];
const rules = { attach, judge: judgeMail };

/** Sends the mails that are due, several at once, and looks again every ten seconds for those to be tried again. */
export function openPost({ connection: { database }, smtpUrl, production, log }: PostDependencies): Post {
  let mailer: Mailer | null = null;
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isAway = false;

  const send = async (url: string) => {
    mailer ??= await openMailer(url);
    const by = mailer;
    isAway = false;
    // Where one letter fails for the mail server's own fault, the others would too: they are tried at the next look.
    const goesOn = () => !stopping.signal.aborted && !isAway;
    while (goesOn()) {
      // Until one of them has left, the site may be stopped, or the mail server be away.
      if (underWay.size >= AT_ONCE) {
        await Promise.race(underWay);
        continue;
      }
      const mail = await takeDueMail(database);
      if (mail === undefined) return;
      const sending = sendOne(by, url, mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  };
  const sendOne = async (by: Mailer, url: string, { uuid, kind }: { uuid: string; kind: string }) => {
    const keeping = setInterval(() => {
      keepTaken(database, uuid).catch((error: unknown) => log.warn('mails', { error }));
    }, KEPT_EACH);
    try {
      await sendMail(database, by, url, uuid, rules);
      // A later letter to the same booker has waited for it.
      wake();
    } catch (error) {
      const fault = faultOf(String(error));
      log.info('mail not sent', { uuid, kind, fault });
      isAway ||= isOfServer(fault);
    } finally {
      clearInterval(keeping);
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
      const ended = Promise.all([running, ...underWay]);
      await Promise.race([ended, sleep(STOPS_WITHIN, undefined, { ref: false })]);
      mailer?.close();
    },
  };
}
