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

/** Deletes expired mail tokens, sessions, passkey challenges, preview links and rate limits. */
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

/**
 * Removes names, addresses and phone numbers from bookings and sales, and deletes demands for free tickets, three
 * years after the show; deletes sales after six.
 */
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

/**
 * Deletes old entries of the change log, stored answers to old keys, old mails, and uploads that were never finished.
 */
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
