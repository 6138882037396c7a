import { sql } from 'kysely';
import { forgetOldTokens } from '../account/account-repository';
import { forgetOldBookers } from '../booking/booker-repository';
import { trimLog } from '../changes/revs';
import { write } from '../database/transaction';
import { forgetOldFreeTicketDemands } from '../free-ticket-demand/free-ticket-demand-repository';
import { forgetOldAnswers } from '../http/stored-answer';
import { forgetOldMails } from '../mail/mail-repository';
import { forgetOldChallenges } from '../passkey/passkey-challenge-repository';
import { forgetOldPreviewLinks } from '../preview-link/preview-link-repository';
import { forgetOldSessions } from '../session/session-repository';
import { dropOldTicketOrders, forgetOldBuyers } from '../ticket-order/ticket-order-repository';
import { forgetOldUploads } from '../upload/upload-repository';
import type { Job } from './job';

/** Keys to accounts, sessions, links and limits that are over. */
export const expiredTokens = {
  name: 'expired-tokens',
  cron: '17 * * * *',
  async run(database) {
    const tokens = await forgetOldTokens(database);
    await forgetOldSessions(database);
    await forgetOldChallenges(database);
    await forgetOldPreviewLinks(database);
    const { numDeletedRows } = await database
      .deleteFrom('rate_limits')
      .where('until', '<', sql<Date>`database_clock()`)
      .executeTakeFirst();
    return { tokens, limits: Number(numDeletedRows) };
  },
} satisfies Job;

/** Names, addresses and numbers of those who booked or bought, and demands for free tickets, three years after the show; the sales themselves three years later. */
export const oldBookings = {
  name: 'old-bookings',
  cron: '0 4 * * *',
  run: async (database) => ({
    anonymised: await write(database, forgetOldBookers),
    demands: await write(database, forgetOldFreeTicketDemands),
    buyers: await write(database, forgetOldBuyers),
    statements: await write(database, dropOldTicketOrders),
  }),
} satisfies Job;

/** What nobody can ask for any more: the log of long ago, answers to old keys, old mails, files that never became whole. */
export const oldRecords = {
  name: 'old-records',
  cron: '50 3 * * *',
  async run(database) {
    await trimLog(database);
    return {
      answers: await forgetOldAnswers(database),
      mails: await forgetOldMails(database),
      uploads: await forgetOldUploads(database),
    };
  },
} satisfies Job;
